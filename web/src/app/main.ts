import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-serif-4/opsz.css";
import "../look/fonts.css";
import "../look/tokens.css";
import "../look/look.css";
import "../look/buttons.css";
import "../look/pages.css";
import "../look/forms.css";
import "../look/board.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { look } from "../state/theme.svelte";
import { usePreferredLanguage } from "../words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
look.remember();
await usePreferredLanguage();
mount(App, { target });
