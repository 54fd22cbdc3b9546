import "./look/tokens.css";
import "./look/frame.css";
import "./look/shared.css";
import "./look/room.svelte";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");
mount(App, { target });
