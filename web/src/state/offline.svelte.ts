// Whether the page was opened without the server: then it can be read, but nobody can play.

class Offline {
  // The service worker marks a page that it had kept.
  private isKept = $state(document.querySelector("meta[name=offline]") !== null);
  private isCut = $state(!navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.isCut = false));
    addEventListener("offline", () => (this.isCut = true));
  }

  get isOn(): boolean {
    return this.isKept || this.isCut;
  }
}

export const offline = new Offline();
