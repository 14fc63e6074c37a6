"use strict";

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const LANGUAGES = ["latex", "tex", "bibtex", "typst", "markdown", "quarto", "rmd", "org"];

let client;

function settings() {
  const all = workspace.getConfiguration("octavo");
  return { libraries: all.get("libraries"), style: all.get("style"), format: all.get("format") };
}

exports.activate = function activate(context) {
  const command = workspace.getConfiguration("octavo").get("command");
  client = new LanguageClient(
    "octavo",
    "Octavo",
    { command, args: ["lsp"] },
    {
      documentSelector: LANGUAGES.map((language) => ({ scheme: "file", language })),
      initializationOptions: settings(),
    },
  );
  context.subscriptions.push(
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("octavo")) {
        client.sendNotification("workspace/didChangeConfiguration", { settings: { octavo: settings() } });
      }
    }),
  );
  return client.start();
};

exports.deactivate = function deactivate() {
  return client?.stop();
};
