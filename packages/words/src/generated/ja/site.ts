// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  checkConnection: () => "Please check your connection and try again.",
  comesByItself: () => "It comes by itself when the connection is back.",
  failed: () => "An error occurred. Please try again.",
  failedOnOurSide: () => "Something went wrong on our side. Please try again in a moment.",
  formNotShown: () => "The form cannot be shown",
  formNotShownText: () => "It could not be loaded. Check your connection and try again.",
  goToStart: () => "Go to the start page",
  language: () => "Language",
  loading: () => "Loading",
  loadingPage: () => "Loading the page",
  loggedOut: () => "You are logged out. Logging in again...",
  mapFailed: () => "Unable to load map data",
  mapFailedOfHome: () => "The map could not be loaded. Grid View has every place; the map comes by itself when the connection is back.",
  mapFailedOfList: () => "The map could not be loaded; it comes by itself when the connection is back. The list has every place.",
  mapFailedOfPoint: () => "The map comes by itself when the connection is back. Latitude and longitude do as well.",
  mapLoading: () => "Loading map...",
  networkError: () => "Network error. Please check your connection and try again.",
  noScript: () => "Please switch on JavaScript in your browser to use this page.",
  offlineAct: () => "You are offline. Try again when the connection is back.",
  offlinePart: () => "What is already on the screen still works. This part comes by itself when the connection is back.",
  offlineReason: (d) => "You are offline. " + d.words,
  pageFailed: () => "This page cannot be shown",
  pageFailedText: () => "Something went wrong while it was drawn.",
  pageNotLoaded: () => "This page could not be loaded",
  partFailed: () => "This part of the page cannot be shown",
  partFailedText: () => "The rest of the page works without it.",
  partNotLoaded: () => "This part of the page could not be loaded",
  signInLater: () => "This needs the page that signs in. Try again when the connection is back.",
  tryAgain: () => "Try again",
  unauthorized: () => "Unauthorized",
  youAreOffline: () => "You are offline"
};
