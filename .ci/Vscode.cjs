// Loads the extension for VS Code with stand-ins for the editor: it must start `octavo lsp` with the settings, pass
// changes on, and declare every setting that it reads. node .ci/Vscode.cjs packaging/vscode
// If the folder holds the extension as it is packed, its client must be there and load.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const folder = path.resolve(process.argv[2]);
const declared = require(path.join(folder, "package.json"));
const properties = declared.contributes.configuration.properties;
const values = { "octavo.command": "/opt/octavo", "octavo.libraries": ["~/papers.bib"], "octavo.style": "ieee", "octavo.format": [] };
const seen = { sent: [] };

const vscode = {
  workspace: {
    getConfiguration: (section) => ({
      get(name) {
        const key = `${section}.${name}`;
        assert.ok(properties[key], `${key} is not declared`);
        return values[key];
      },
    }),
    onDidChangeConfiguration(listener) {
      seen.listener = listener;
      return { dispose() {} };
    },
  },
};
class LanguageClient {
  constructor(id, name, server, client) {
    Object.assign(seen, { server, client });
  }
  start() {
    seen.started = true;
  }
  stop() {
    seen.stopped = true;
  }
  sendNotification(method, params) {
    seen.sent.push({ method, params });
  }
}

const load = Module._load;
Module._load = (name, ...rest) =>
  name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);

const extension = require(path.join(folder, declared.main));
const context = { subscriptions: [] };
extension.activate(context);
assert.ok(seen.started);
assert.deepEqual(seen.server, { command: "/opt/octavo", args: ["lsp"] });
assert.deepEqual(seen.client.initializationOptions, { libraries: ["~/papers.bib"], style: "ieee", format: [] });
for (const { language } of seen.client.documentSelector) {
  assert.ok(declared.activationEvents.includes(`onLanguage:${language}`), language);
}
values["octavo.style"] = "apa";
seen.listener({ affectsConfiguration: (section) => section === "octavo" });
assert.equal(seen.sent[0].method, "workspace/didChangeConfiguration");
assert.equal(seen.sent[0].params.settings.octavo.style, "apa");
extension.deactivate();
assert.ok(seen.stopped);
assert.ok(fs.existsSync(path.join(folder, declared.icon)), declared.icon);
const text = (...names) => fs.readFileSync(path.join(folder, names.find((name) => fs.existsSync(path.join(folder, name)))), "utf8");
assert.equal(text("LICENSE", "LICENSE.txt"), fs.readFileSync(path.join(__dirname, "../LICENSE"), "utf8"));
assert.doesNotMatch(text("README.md", "readme.md"), /\]\((?!https:)/, "a relative link");

const modules = path.join(folder, "node_modules");
if (fs.existsSync(modules)) {
  const anything = () => new Proxy(class {}, { get: (type, name) => (name in type ? type[name] : (type[name] = anything())) });
  const editor = anything();
  Module._load = (name, ...rest) => (name === "vscode" ? editor : load(name, ...rest));
  const client = require(path.join(modules, "vscode-languageclient/node"));
  assert.equal(typeof client.LanguageClient, "function");
}
console.log("vscode: the extension starts octavo lsp with its settings");
