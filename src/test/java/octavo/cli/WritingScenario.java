package octavo.cli;

import octavo.officedocuments.CodeSamples;
import octavo.officedocuments.WordMaker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// A command that [CommandFaults] runs in a folder where every command has something to do.
///
/// @param arguments with `@` for the folder
record WritingScenario(String command, List<String> arguments) {

    /// Each command of [Cli#COMMANDS] that writes, with each of its ways to write.
    static final List<WritingScenario> ALL =
            Stream.of(
                            "add|@/p.bib|misc|title=Added|--key=added",
                            "edit|@/p.bib|b|year=2030",
                            "replace|@/p.bib|Paper|Article",
                            "delete|@/p.bib|c",
                            "tidy|@/p.bib|--apply=page-dashes",
                            "check|@/p.bib|--ignore=missing-field",
                            "cv|@/p.bib|--me=Stone, Ann|--format=html|-o|@/cv.html",
                            "cv|@/p.bib|--profile=home|--format=markdown|--into=@/page.md",
                            "cv|@/p.bib|--all",
                            "cited|@/paper|--library|@/p.bib|--into|@/paper/refs.bib",
                            "document|@/manuscript.docx|--style=apa",
                            "document|@/manuscript.docx|--style=apa|--scan|--library|@/p.bib",
                            "outputs|@/p.bib",
                            "convert|@/p.bib|--to=ris|-o|@/p.ris",
                            "keys|@/p.bib|--map=@/keys.tsv|--apply|--tex=@/paper",
                            "people|@/p.bib|--same|Stone, Ann|Stone, A.",
                            "people|@/p.bib|--swap=Wood, Cy|--apply",
                            "venues|@/p.bib|--same|J. Fern Sci.|Journal of Fern Science",
                            "venues|@/p.bib|--unify=J. Fern Sci.|--form=Fern Studies|--apply",
                            "strings|@/p.bib|--inline=jf|--apply",
                            "complete|@/p.bib|--offline|--published=replace|--apply",
                            "link|@/p.bib|--pair|pre|a",
                            "link|@/p.bib|--not|pre|a",
                            "dedupe|@/p.bib|--merge|a|again|--tex=@/paper",
                            "dedupe|@/p.bib|--not|a|again",
                            "verify|@/p.bib|--accept=b",
                            "files|@/p.bib|--link|c|@/one.pdf",
                            "files|@/p.bib|--rename|--move=papers/[year]",
                            "files|@/p.bib|--remember|--folder=@/papers-elsewhere",
                            "mine|@/p.bib|--not-mine=doi:10.1000/1",
                            "follow|@/p.bib|--start=1095-9203|--name=Science",
                            "versions|@/p.bib|--restore=1",
                            "import|@/p.bib|@/new.ris|--offline",
                            "merge|@/base.bib|@/p.bib|@/theirs.bib",
                            "merge|@/base.bib|@/p.bib|@/theirs.bib|-o|@/merged.bib",
                            "help|--man-pages=@/man")
                    .map(WritingScenario::of)
                    .toList();

    /// Those that must change several files or none.
    static final List<WritingScenario> SEVERAL_FILES =
            ALL.stream()
                    .filter(scenario ->
                            scenario.toString().contains("--tex")
                                    || scenario.toString().contains("--rename")
                                    || scenario.command().equals("outputs"))
                    .toList();

    /// Commands that only read, each with arguments.
    static final List<WritingScenario> READING =
            Stream.of(
                            "list|@/p.bib|year:2020",
                            "cite|@/p.bib|a|--style=apa",
                            "styles",
                            "verify|@/p.bib|--offline",
                            "references|@/p.bib|--offline",
                            "references|@/p.bib|--pdf",
                            "find|paper|--in=@/p.bib|--offline",
                            "why|@/p.bib|a",
                            "diff|@/base.bib|@/p.bib",
                            "completion|bash")
                    .map(WritingScenario::of)
                    .toList();

    /// Commands that run until they are stopped. `cited` and `outputs` write the same as `watch`;
    /// the servers write nothing.
    static final Set<String> ENDLESS = Set.of("watch", "lsp", "mcp");

    /// Commands that need a server, which tests of their own start.
    static final Set<String> SERVED = Set.of("share");

    /// What they write, git writes and keeps from harm.
    static final Set<String> WORK_OF_GIT = Set.of("commit", "pull", "push", "blame");

    /// A hard link to a source, which is therefore saved in place.
    private static final String SECOND_NAME = "paper/second-name";

    private static final String FOLDER = "a folder";

    private static final Map<String, String> FILES =
            Map.ofEntries(
                    Map.entry(
                            "p.bib",
                            """
                            @string{jf = "Journal of Fern Science"}
                            @article{a, author = {Stone, Ann}, title = {First Paper}, journal = jf, year = 2020, pages = {1-9}, file = {one.pdf}}
                            @article{b, author = {Field, Ben and Stone, A.}, title = {Second Paper}, journal = {J. Fern Sci.}, year = 2021, file = {deep/two.pdf}}
                            @article{c, author = {Field, Benjamin and Wood, Cy}, title = {Third Paper}, journal = jf, year = 2022}
                            @article{again, author = {Stone, Ann}, title = {First Paper}, journal = jf, year = 2020}
                            @misc{pre, author = {Stone, Ann}, title = {First Paper}, eprint = {2001.00001}, eprinttype = {arxiv}, year = 2019}
                            """),
                    Map.entry("base.bib", "@misc{m, title = {M}}\n"),
                    Map.entry("theirs.bib", "@misc{m, title = {M}}\n@misc{theirs, title = {N}}\n"),
                    Map.entry("keys.tsv", "a\tnewest\nb\tc\nc\tb\n"),
                    Map.entry(
                            "p.octavo.json",
                            """
                            {"version": 1, "outputs": [{"to": "r.json"}, {"to": "refs.bib", "query": "year:2020"}],
                             "profiles": {"home": {"self": {"names": ["Stone, Ann"]}, "sections": [{"where": "author:stone"}],
                               "outputs": [{"format": "markdown", "to": "home.md"}, {"format": "html", "to": "home.html"}]}}}
                            """),
                    Map.entry(
                            "page.md",
                            "# Me\n\n<!-- octavo: begin home -->\n<!-- octavo: end home -->\n"),
                    Map.entry("paper/main.tex", "\\documentclass{article}\\cite{a, b}\n"),
                    Map.entry("paper/part.tex", "\\cite{again} \\textcite{c}\n"),
                    Map.entry("paper/refs.bib", "@misc{z, title = {Z}}\n"),
                    Map.entry("papers-elsewhere/x.txt", "x"),
                    Map.entry("manuscript.docx", manuscript()),
                    Map.entry("one.pdf", "%PDF-1.4 one"),
                    Map.entry("deep/two.pdf", "%PDF-1.4 two"),
                    Map.entry(
                            "new.ris",
                            "TY  - JOUR\nAU  - Marsh, Di\nTI  - New\nPY  - 2024\nER  - \n"));

    private static String manuscript() {
        String cite = CodeSamples.zoteroCite("Stone", 2020, "First Paper", "");
        byte[] bytes =
                new WordMaker()
                        .paragraph(WordMaker.field(CodeSamples.zoteroField("[1]", cite), "[1]"))
                        .make();
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /// Only the scenarios that begin as the property `octavo.faults.only` says, if it is set.
    static List<WritingScenario> chosen(List<WritingScenario> scenarios) {
        String only = System.getProperty("octavo.faults.only", "");
        return scenarios.stream().filter(it -> it.toString().startsWith(only)).toList();
    }

    private static WritingScenario of(String line) {
        List<String> words = List.of(line.split("\\|", -1));
        return new WritingScenario(words.getFirst(), words);
    }

    List<String> arguments(Path folder) {
        return arguments.stream()
                .map(argument -> argument.replace("@", folder.toString()))
                .toList();
    }

    /// Writes the files that all commands work on.
    static void prepare(Path folder) throws IOException {
        write(folder, FILES);
    }

    /// Writes what [#content] has read.
    static void write(Path folder, Map<String, String> content) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : content.entrySet()) {
            Path path = folder.resolve(file.getKey());
            if (file.getValue().equals(FOLDER)) {
                Files.createDirectories(path);
            } else {
                Files.createDirectories(path.getParent());
                Files.writeString(path, file.getValue(), StandardCharsets.ISO_8859_1);
            }
        }
        Path source = folder.resolve("paper/part.tex");
        if (Files.exists(source)) {
            Files.deleteIfExists(folder.resolve(SECOND_NAME));
            Files.createLink(folder.resolve(SECOND_NAME), source);
        }
    }

    static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }

    /// The text of each file in a folder, by relative path; folders have a fixed text.
    static SortedMap<String, String> content(Path folder) throws IOException {
        SortedMap<String, String> content = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.forEach(path -> content.put(folder.relativize(path).toString(), text(path)));
        }
        return content;
    }

    private static String text(Path path) {
        try {
            return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
                    ? Files.readString(path, StandardCharsets.ISO_8859_1)
                    : FOLDER;
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    @Override
    public String toString() {
        return String.join(" ", arguments);
    }
}
