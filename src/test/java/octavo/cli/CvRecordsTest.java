package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The list of a profile as data for other programs.
class CvRecordsTest extends Command {
    private static final String TEXT =
            """
            @string{proc = {Proceedings of }}
            @inproceedings{osdi, crossref = {vol}, author = {Mai, Luo and Li, Gu{\\"o}}, author+an = {1=equal; 2=equal},
              title = {{KungFu}: 1 \\& 2}, doi = {10.1145/kf}, pages = {1--2}, url_pdf = {https://x.org/kf.pdf},
              keywords = {selected, systems}, file = {:/home/mai/kf.pdf}, eprint = {2001.00001}, archiveprefix = {arXiv}}
            @misc{talk, author = {Mai, Luo}, title = {My talk}, howpublished = {Summer School}, date = {2022-07-28T10:30:00},
              location = {Rome}, keywords = {talk}}
            @article{hidden, author = {Mai, Luo}, title = {Hidden}, journal = {J}, year = 1999}
            @proceedings{vol, title = {The Volume}, booktitle = proc # {X (OSDI 20)}, year = 2020, month = nov}
            """;
    private static final String PROFILE =
            """
            {"profiles": {"web": {"self": {"names": "Mai, Luo"}, "hide": ["hidden"],
              "sections": [{"heading": "Papers: all", "where": "type:conference"}, {"heading": "Talks", "where": "type:talk"}]}}}
            """;

    @TempDir Path folder = Path.of("");

    private String library() throws IOException {
        Files.writeString(folder.resolve("papers.octavo.json"), PROFILE);
        return Files.writeString(folder.resolve("papers.bib"), TEXT).toString();
    }

    private String written(String format) throws IOException {
        assertEquals(0, run("cv", library(), "--format", format), err::toString);
        assertFalse(out.toString().contains("Hidden"), out::toString);
        return out.toString();
    }

    private Path site(String format) throws IOException {
        Path site = folder.resolve("site");
        assertEquals(
                0, run("cv", library(), "--format", format, "-o", site.toString()), err::toString);
        return site;
    }

    @Test
    void aJsonResumeHasPublications() throws IOException {
        String json = written("json-resume");
        assertTrue(json.contains("\"name\" : \"KungFu: 1 & 2\""), json);
        assertTrue(json.contains("\"publisher\" : \"Proceedings of X\""), json);
        assertTrue(json.contains("\"releaseDate\" : \"2020-11\""), json);
        assertTrue(json.contains("\"releaseDate\" : \"2022-07-28\""), json);
    }

    @Test
    void rendercvHasSectionsOfEntries() throws IOException {
        assertEquals(
                """
                cv:
                  sections:
                    "Papers: all":
                      - title: "KungFu: 1 & 2"
                        authors:
                          - "**Luo Mai**\\\\*"
                          - "Guö Li\\\\*"
                        doi: "10.1145/kf"
                        journal: "Proceedings of X"
                        date: "2020-11"
                    Talks:
                      - title: "My talk"
                        authors:
                          - "**Luo Mai**"
                        journal: "Summer School"
                        date: "2022-07-28"
                """,
                written("rendercv"));
    }

    private String ofOne(String entry, String format) throws IOException {
        String library = Files.writeString(folder.resolve("one.bib"), entry).toString();
        assertEquals(0, run("cv", library, "--me", "Mai, Luo", "--format", format), err::toString);
        return out.toString();
    }

    @Test
    void editedVolumesAreTheirEditors() throws IOException {
        String book = "@book{c, editor = {Mai, Luo and Roe, Rick}, title = {Edited}}";
        String yaml = ofOne(book, "rendercv");
        assertTrue(yaml.contains("- \"**Luo Mai**\"\n"), yaml);
        assertTrue(yaml.contains("- \"Rick Roe (eds.)\"\n"), yaml);
        String json = ofOne(book, "json-resume");
        assertTrue(json.contains("[ \"Luo Mai\", \"Rick Roe\" ]"), json);
        assertFalse(ofOne(book, "al-folio").contains("author"), out::toString);
        String tex = ofOne(book, "json-resume");
        assertTrue(tex.contains("Luo Mai and Rick Roe (eds.)"), tex);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rendercv", "json-resume"})
    void andOthersAreNotForgotten(String format) throws IOException {
        String paper = "@article{a, author = {L. Mai and others}, title = {T}, journal = {J}}";
        assertTrue(ofOne(paper, format).contains("\"et al.\""), out::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rendercv", "json-resume", "latex-biblatex"})
    void notesOfTheProfileAreKept(String format) throws IOException {
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                "{\"profiles\": {\"p\": {\"notes\": {\"osdi\": \"50% mine\"}}}}");
        String library = Files.writeString(folder.resolve("papers.bib"), TEXT).toString();
        Path file = folder.resolve("cv.tex");
        String[] all = {"cv", library, "--profile", "p", "--format", format, "-o", file.toString()};
        assertEquals(0, run(all), err::toString);
        boolean tex = format.equals("latex-biblatex");
        String text = Files.readString(tex ? folder.resolve("cv.bib") : file);
        assertTrue(text.contains(tex ? "addendum = {50\\% mine}" : "50% mine"), text);
    }

    @Test
    void alFolioFindsFilesOfTheWebsite() throws IOException {
        String bib =
                ofOne(
                        """
                        @article{a, author = {Mai, Luo}, title = {T}, pdf = {papers/x.pdf}, slides = {s.pdf},
                          poster = {/home/mai/p.pdf}, code = {https://x.org/~mai/a--b}}
                        """,
                        "al-folio");
        assertTrue(bib.contains("{papers/x.pdf}"), bib);
        assertTrue(bib.contains("{s.pdf}"), bib);
        assertFalse(bib.contains("/home"), bib);
        assertTrue(bib.contains("{https://x.org/~mai/a--b}"), bib);
    }

    @Test
    void biblatexKeepsTheDoubtOfADate() throws IOException {
        String library =
                Files.writeString(
                                folder.resolve("one.bib"),
                                "@misc{a, author = {Mai, Luo}, title = {T}, date = {2017~}}")
                        .toString();
        Path tex = folder.resolve("cv.tex");
        run("cv", library, "--format", "latex-biblatex", "-o", tex.toString());
        String bib = Files.readString(folder.resolve("cv.bib"));
        assertTrue(bib.contains("date = {2017~}"), bib);
    }

    @Test
    void classicBibtexNeedsNoOtherEntryAndTellsNothingPrivate() throws IOException {
        assertEquals(
                """
                @inproceedings{osdi,
                  author        = {Mai, Luo and Li, Gu{\\"o}},
                  title         = {{KungFu}: 1 \\& 2},
                  doi           = {10.1145/kf},
                  pages         = {1--2},
                  keywords      = {selected, systems},
                  eprint        = {2001.00001},
                  archiveprefix = {arXiv},
                  booktitle     = {Proceedings of X (OSDI 20)},
                  year          = {2020},
                  month         = nov,
                }
                """,
                written("bibtex").replaceAll("(?s)\\n@misc.*", "").replaceFirst("\\n\\z", "\n"));
    }

    @Test
    void alFolioKnowsBadgesMarksAndLinks() throws IOException {
        String bib = written("al-folio");
        assertTrue(bib.startsWith("---\n---\n\n@inproceedings{osdi,\n"), bib);
        for (String field :
                List.of(
                        "author        = {Mai*, Luo and Li*, Gu{\\\"o}}",
                        "abbr          = {OSDI}",
                        "selected      = {true}",
                        "bibtex_show   = {true}",
                        "pdf           = {https://x.org/kf.pdf}",
                        "arxiv         = {2001.00001}")) {
            assertTrue(bib.contains(field), bib);
        }
        assertFalse(bib.contains("/home/mai"), bib);
    }

    @Test
    void orcidHasNoKeywords() throws IOException {
        assertFalse(written("orcid").contains("keywords"));
    }

    @Test
    void hugobloxHasAPageForEachPublicationAndTalk() throws IOException {
        Path site = site("hugoblox");
        String page = Files.readString(site.resolve("content/publications/osdi/index.md"));
        assertEquals(
                """
                ---
                # Written by Octavo, which keeps it up to date. Take this line out to keep it yourself.
                title: "KungFu: 1 & 2"
                authors:
                  - "me"
                  - "Guö Li"
                author_notes:
                  - "Equal contribution"
                  - "Equal contribution"
                date: "2020-11-01T00:00:00Z"
                publishDate: "2020-11-01T00:00:00Z"
                publication_types:
                  - "paper-conference"
                publication: "In *Proceedings of X*"
                publication_short: "In *OSDI*"
                tags:
                  - "systems"
                featured: true
                hugoblox:
                  ids:
                    doi: "10.1145/kf"
                    arxiv: "2001.00001"
                links:
                  - type: "pdf"
                    url: "https://x.org/kf.pdf"
                  - type: "preprint"
                    provider: "arxiv"
                    id: "2001.00001"
                ---
                """,
                page);
        assertTrue(Files.exists(site.resolve("content/publications/osdi/cite.bib")));
        String talk = Files.readString(site.resolve("content/events/talk/index.md"));
        assertTrue(talk.contains("event: \"Summer School\"\n"), talk);
        assertTrue(talk.contains("location: \"Rome\"\n"), talk);
        assertTrue(talk.contains("date: \"2022-07-28T10:30:00Z\"\nall_day: false\n"), talk);
    }

    @Test
    void olderThemesHaveLinksAsFields() throws IOException {
        String page =
                Files.readString(
                        site("hugoblox-flat").resolve("content/publication/osdi/index.md"));
        assertTrue(page.contains("\n  - \"admin\"\n"), page);
        assertTrue(page.contains("\ndoi: \"10.1145/kf\"\n"), page);
        assertTrue(page.contains("\nurl_pdf: \"https://x.org/kf.pdf\"\n"), page);
        assertFalse(page.contains("links:"), page);
    }

    @Test
    void academicpagesHasAFileForEachPublication() throws IOException {
        Path site = site("academicpages");
        String page = Files.readString(site.resolve("_publications/2020-11-01-osdi.md"));
        assertTrue(page.contains("\ncollection: \"publications\"\n"), page);
        assertTrue(page.contains("\npermalink: \"/publication/2020-11-01-osdi\"\n"), page);
        assertTrue(page.contains("\ncategory: \"conferences\"\n"), page);
        assertTrue(Files.exists(site.resolve("_talks/2022-07-28-talk.md")));
    }

    @Test
    void filesOfTheUsersStayAndPagesOfGoneEntriesAreNamed() throws IOException {
        Path site = folder.resolve("site");
        Path mine = site.resolve("content/publications/osdi/index.md");
        Path other = site.resolve("content/publications/osdi/featured.png");
        Files.createDirectories(mine.resolveSibling("."));
        Files.writeString(mine, "---\ntitle: Mine\n---\n");
        Files.writeString(other, "picture");
        site("hugoblox");
        assertEquals("---\ntitle: Mine\n---\n", Files.readString(mine));
        assertEquals("picture", Files.readString(other));
        assertTrue(err.toString().contains("index.md was not written by Octavo"), err::toString);
        String library = library();
        Files.writeString(folder.resolve("papers.bib"), TEXT.replace("@misc{talk", "@misc{tale"));
        String[] again = {"cv", library, "--format", "hugoblox", "-o", site.toString()};
        assertEquals(0, run(again), err::toString);
        assertTrue(err.toString().contains("talk/index.md belongs to no entry"), err::toString);
        assertTrue(Files.exists(site.resolve("content/events/talk/index.md")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "markdown",
                "html-page",
                "hugoblox",
                "hugoblox-flat",
                "academicpages",
                "al-folio",
                "json-resume",
                "latex-biblatex",
                "rendercv"
            })
    @Tag("slow")
    void listsMadeTogetherSayWhatTheySayAlone(String format) throws IOException {
        Map<String, String> says =
                Map.of(
                        "one", "'self': {'names': 'Mai, Luo'}",
                        "same", "'self': {'names': 'Mai, Luo'}",
                        "other", "'self': {'names': 'Li, Guo'}, 'locale': 'de'",
                        "bold", "'self': {'names': 'Mai, Luo', 'emphasis': 'bold'}",
                        "marks", "'self': {'names': 'Mai, Luo'}, 'marks': {'equal': '†'}",
                        "french", "'self': {'names': 'Mai, Luo'}, 'locale': 'fr'",
                        "short", "'self': {'names': 'Mai, Luo'}, 'entry': {'csl': 'nature'}");
        String profiles =
                says.entrySet().stream()
                        .map(each ->
                                "'%s': {%s, 'outputs': [{'format': '%s', 'to': '%s.x'}]}"
                                        .formatted(
                                                each.getKey(),
                                                each.getValue(),
                                                format,
                                                each.getKey()))
                        .collect(Collectors.joining(", ", "{'profiles': {", "}}"))
                        .replace('\'', '"');
        String library =
                Files.writeString(
                                folder.resolve("papers.bib"),
                                TEXT + "@misc{bare, author = {Mai, Luo and Li, Guo}, year = 2021}")
                        .toString();
        Files.writeString(folder.resolve("papers.octavo.json"), profiles);
        run("cv", library, "--all");
        for (String name : says.keySet()) {
            Path alone = folder.resolve("alone-" + name + "/" + name + ".x");
            Files.createDirectories(alone.getParent());
            String[] one = {
                "cv", library, "--profile", name, "--format", format, "-o", alone.toString()
            };
            run(one);
            assertEquals(contents(alone), contents(folder.resolve(name + ".x")));
        }
    }

    /// The texts of a file, or of the files in a folder, by their paths in it.
    private static Map<String, String> contents(Path path) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> all = Files.walk(path)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                contents.put(path.relativize(file).toString(), Files.readString(file));
            }
        }
        assertFalse(contents.isEmpty());
        return contents;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 20, 200})
    void aPageThatAPowerCutLeftCutIsWrittenAgain(int length) throws IOException {
        Path page = site("hugoblox").resolve("content/publications/osdi/index.md");
        String written = Files.readString(page);
        Files.writeString(page, written.substring(0, length));
        String[] check = {
            "cv",
            library(),
            "--format",
            "hugoblox",
            "-o",
            folder.resolve("site").toString(),
            "--check"
        };
        assertEquals(1, run(check));
        assertTrue(out.toString().contains("out of date: osdi"), out::toString);
        site("hugoblox");
        assertEquals(written, Files.readString(page));
        assertEquals(0, run(check), out::toString);
    }

    @Test
    void textBelowAPageAndItsLinksStayWhenThePageChanges() throws IOException {
        Path page = site("academicpages").resolve("_publications/2020-11-01-osdi.md");
        Files.writeString(page, Files.readString(page) + "My own words.\n");
        Path elsewhere = Files.move(page, folder.resolve("elsewhere.md"));
        Files.createSymbolicLink(page, elsewhere);
        String changed = TEXT.replace("1 \\& 2", "one and two");
        Files.writeString(folder.resolve("papers.bib"), changed);
        String[] again = {
            "cv",
            folder.resolve("papers.bib").toString(),
            "--format",
            "academicpages",
            "-o",
            folder.resolve("site").toString()
        };
        assertEquals(0, run(again), err::toString);
        assertTrue(Files.isSymbolicLink(page));
        assertTrue(Files.readString(elsewhere).contains("one and two"));
        assertTrue(Files.readString(elsewhere).endsWith("---\nMy own words.\n"));
    }

    @Test
    void whatAnExportLeftThatWasKilledIsSweptUpLater() throws IOException {
        Path folderOfPage = site("hugoblox").resolve("content/publications/osdi");
        Path left = folderOfPage.resolve(".index.md.octavo-0123456789abcdef.tmp");
        Path fresh = folderOfPage.resolve(".index.md.octavo-fedcba9876543210.tmp");
        Files.writeString(left, "");
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minusSeconds(7200)));
        Files.writeString(fresh, "");
        site("hugoblox");
        assertFalse(Files.exists(left));
        assertTrue(Files.exists(fresh));
    }

    @Test
    void aFolderThatCannotBeWrittenKeepsNoOtherOutputBack() throws IOException {
        String outputs =
                """
                "hide": ["hidden"], "outputs": [{"format": "hugoblox", "to": "site"}, {"format": "text", "to": "cv.txt"}],
                """;
        Files.writeString(folder.resolve("papers.bib"), TEXT);
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                PROFILE.replace("\"hide\": [\"hidden\"],", outputs.strip()));
        Files.createDirectories(folder.resolve("site/content"));
        Files.writeString(folder.resolve("site/content/publications"), "in the way");
        assertEquals(3, run("cv", folder.resolve("papers.bib").toString(), "--all"));
        assertTrue(err.toString().contains("site"), err::toString);
        assertTrue(Files.readString(folder.resolve("cv.txt")).contains("KungFu"));
        assertEquals("in the way", Files.readString(folder.resolve("site/content/publications")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hugoblox", "academicpages", "json-resume", "al-folio"})
    void aSecondTimeNothingChanges(String format) throws IOException {
        Path site = site(format);
        String[] check = {"cv", library(), "--format", format, "-o", site.toString(), "--check"};
        assertEquals(0, run(check), out::toString);
        assertEquals("", out.toString());
    }

    @Test
    void severalFilesNeedAFolder() throws IOException {
        assertEquals(2, run("cv", library(), "--format", "hugoblox"));
        assertTrue(err.toString().contains("-o"), err::toString);
    }

    @Test
    void academicpagesSayWhereATalkWas() throws IOException {
        String talk =
                """
                @unpublished{t, author = {Mai, Luo}, title = {T}, eventtitle = {FOSDEM}, venue = {Brussels},
                  date = {2020-02-01}, keywords = {talk}}
                """;
        String library = Files.writeString(folder.resolve("one.bib"), talk).toString();
        Path site = folder.resolve("site");
        run("cv", library, "--format", "academicpages", "-o", site.toString());
        String page = Files.readString(site.resolve("_talks/2020-02-01-t.md"));
        assertTrue(page.contains("venue: \"FOSDEM\"\n"), page);
        assertTrue(page.contains("location: \"Brussels\"\n"), page);
    }
}
