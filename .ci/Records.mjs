// Reads what octavo cv wrote from .ci/records, with the readers of those who use it.
import assert from "node:assert";
import fs from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import formats from "ajv-formats";
import matter from "gray-matter";
import yaml from "js-yaml";
import resume from "@jsonresume/schema";

const text = (name) => fs.readFileSync(name, "utf8");
const titles = new Map(JSON.parse(text("titles.json")).map((each) => [each.key, each.text.title]));
const hostile = titles.get("../../evil");

const ajv = new Ajv({ strict: false });
formats(ajv);
const valid = ajv.compile(resume.schema);
const cv = JSON.parse(text("json-resume.out"));
assert(valid(cv), JSON.stringify(valid.errors));
assert(cv.publications.some((each) => each.name === hostile), "no hostile title in the resume");

const ids = JSON.parse(text("csl-json.out")).map((each) => each.id);
assert(ids.includes("../../evil"));

const sections = yaml.load(text("rendercv.out")).cv.sections;
assert.deepEqual(Object.keys(sections), ['All: #1 - "x"', "null"]);
assert.deepEqual(sections["null"], ["\\- none: なし"]);
assert(yaml.load(text("hayagriva.out"))["CON"]);

function pages(folder) {
    return fs.readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((file) => file.name.endsWith(".md"))
        .map((file) => path.join(file.parentPath ?? file.path, file.name));
}
const plain = (markdown) => markdown.replace(/\\(.)/g, "$1").replace(/&lt;/g, "<").replace(/&gt;/g, ">")
    .replace(/&#36;/g, "$").replace(/&amp;/g, "&");
for (const site of ["hugoblox", "hugoblox-flat", "academicpages"]) {
    const found = pages(site).map((file) => matter(text(file)));
    assert(found.length >= 8, site);
    for (const page of found) {
        assert.equal(typeof page.data.title, "string");
        assert.equal(page.content, "");
        assert(!/<script/i.test(page.data.title), page.data.title);
        assert(!/<script/i.test(page.data.citation ?? ""), page.data.citation);
    }
    assert(found.some((page) => plain(page.data.title) === hostile), `${site}: ${hostile}`);
    const talk = found.find((page) => page.data.title.startsWith("Talk"));
    assert.equal(talk.data.location, "Room: 1");
}
const own = matter(text("hugoblox/content/events/talk/index.md")).data;
assert.deepEqual([own.date, own.date_end, own.all_day], ["2022-07-28T00:00:00Z", "2022-07-29T00:00:00Z", true]);
