// The replay by itself: a page with the game inside, opened from a file, that asks nobody for anything.

import "./alone.css";
import "../look/tokens.css";
import "../look/look.css";
import "../look/buttons.css";
import "../look/pages.css";
import "../look/forms.css";
import "../look/board.css";
import { mount } from "svelte";
import { look } from "../state/theme.svelte";
import { usePreferredLanguage } from "../words/words.svelte";
import Alone from "./Alone.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
look.remember();
await usePreferredLanguage();
mount(Alone, { target });
