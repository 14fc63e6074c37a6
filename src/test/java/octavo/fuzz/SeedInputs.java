package octavo.fuzz;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.csl.catalogue.BundledStyles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/// What mutations begin with: our samples and resources, and what lies in `../shared` where that is
/// there. Also the words and signs that they put into it.
final class SeedInputs {
    private static final int LARGEST = 20_000;
    private static final int MOST_FILES = 200;

    static final List<String> BIBTEX =
            List.of(
                    "@",
                    "@article{",
                    "@book{k,",
                    "@string{",
                    "@string{s = \"x\"}",
                    "@preamble{",
                    "@comment",
                    "@comment{",
                    "@xdata{",
                    "{",
                    "}",
                    "(",
                    ")",
                    "\"",
                    ",",
                    "=",
                    " = ",
                    "#",
                    " # ",
                    "%",
                    "% x\n",
                    "\\",
                    "\\\"{o}",
                    "{\\'e}",
                    "$",
                    "~",
                    "\n",
                    "\r\n",
                    "\r",
                    "\t",
                    "\u00A0",
                    "\u2028",
                    "\uFEFF",
                    "year",
                    "author = {",
                    "month = jan",
                    "crossref = {k}",
                    "title",
                    "and",
                    " and ",
                    " and others",
                    "-",
                    "--",
                    ":",
                    "/",
                    "'24",
                    "'3D",
                    "\u2019",
                    "1999",
                    "9999999999",
                    "10.1000/182",
                    "𝔸",
                    "é",
                    "e\u0301",
                    "ß",
                    "İ",
                    "٣",
                    "李",
                    "\u202E",
                    "<",
                    ">",
                    "&",
                    "_",
                    "^");

    static final List<String> TEXT =
            texts(
                    BIBTEX,
                    List.of(
                            "[",
                            "]",
                            "..",
                            "?",
                            "*",
                            "~",
                            "|",
                            "!",
                            ";",
                            "auth",
                            "[auth:lower]",
                            "[year]",
                            "<b>",
                            "</b>",
                            "{title}",
                            "{{",
                            "}}",
                            "year:",
                            "author:",
                            "OR",
                            "NOT",
                            "\"",
                            "jr.",
                            "von ",
                            "de la ",
                            "III",
                            "XXIII",
                            "2nd",
                            "Proc. ",
                            "Workshop on ",
                            "'2K",
                            "1e9",
                            "-0",
                            "0000-0002-1825-0097",
                            "978-3-16-148410-0",
                            "arXiv:2101.00001",
                            "https://doi.org/",
                            "1999/2003",
                            "1999-13-45",
                            "199X",
                            "~1999",
                            "%s",
                            "{0}",
                            "\\textbf{",
                            "\\input{x}",
                            "\\verb|",
                            "\\begin{x}",
                            "$x^2$",
                            "\\relax",
                            "\\\\",
                            "\\c c",
                            "\\char65 ",
                            "^^5c"));

    private static final List<String> VALUES =
            List.of(
                    "",
                    " ",
                    "x",
                    "true",
                    "false",
                    "-1",
                    "0",
                    "99999999999",
                    "1.5",
                    "all",
                    "any",
                    "none",
                    "long",
                    "short",
                    "symbol",
                    "verb",
                    "text",
                    "numeric",
                    "ordinal",
                    "roman",
                    "long-ordinal",
                    "title",
                    "author",
                    "issued",
                    "page",
                    "always",
                    "sort",
                    "et-al",
                    "count",
                    "year-suffix",
                    "citation-number",
                    "primary",
                    "subsequent",
                    "ibid",
                    "de-DE",
                    "zz",
                    "&lt;",
                    "&#0;",
                    "é");

    private static final String DECISIONS =
            """
            {"version": 1,
             "people": {"a": {"name": "Doe, Jane", "orcid": "0000-0002-1825-0097", "me": true,
                              "spellings": {"Doe, J.": true, "Doe, John": false}},
                        "b": {"name": "Roe, R.", "advisee": true}},
             "venues": [{"name": "SOSP", "kind": "conference", "acronym": "SOSP", "short": "S",
                         "preferred": "Symposium", "same": ["S"], "different": ["OSDI"]}],
             "distinct": [["a", "b"]],
             "profiles": {"cv": {"like": "nsf", "entry": {"template": "{authors}. {title}."},
                "names": {"form": "family-initials", "last": " and ", "max": 3, "own": ["Doe, J."]},
                "marks": {"signs": {"equal": "*"}, "legend": true}, "locale": "de-DE",
                "rules": [{"where": "year:2020", "set": {"title": "x"}}],
                "order": ["a"], "hide": ["b"], "notes": {"a": "Best paper"}, "summary": true,
                "sections": [{"heading": "H", "where": "type:journal", "number": "[J1]",
                    "group": ["year", "kind"], "sort": ["year", "title"], "limit": 5, "empty": "none"}],
                "outputs": [{"format": "html", "to": "cv.html"}]}}}
            """;

    /// Two items with a variable of each kind.
    static final String ITEMS =
            """
            [{"id": "a", "type": "article-journal", "title": "A <i>title</i>: 'x'",
              "author": [{"family": "Berg", "given": "Jan", "non-dropping-particle": "van der"},
                         {"literal": "The Group"}], "container-title": "J. Of X", "volume": "12",
              "page": "1-19", "issued": {"date-parts": [[2020, 5, 3]]}, "DOI": "10.1000/182"},
             {"id": "b", "type": "chapter", "title": "B", "editor": [{"family": "Doe", "given": "J."}],
              "issued": {"date-parts": [[1999], [2001]]}, "accessed": {"raw": "May 2020"},
              "edition": "2nd", "note": "original-title: C", "publisher": "P", "language": "de"}]
            """;

    static final SeedInputs ALL = new SeedInputs();

    final List<byte[]> libraries = new ArrayList<>();
    final List<String> values = new ArrayList<>();
    final List<String> styles = new ArrayList<>();
    final List<String> sidecars = new ArrayList<>();

    private SeedInputs() {
        try {
            libraries.add(Files.readAllBytes(Path.of("samples/papers.bib")));
            for (String folder : List.of("bib/probes", "bib/corpus")) {
                libraries.addAll(small(Path.of("../shared", folder)));
            }
            sidecars.add(Files.readString(Path.of("samples/papers.octavo.json")));
            sidecars.add(DECISIONS);
            for (String style : List.of("apa", "ieee", "nature")) {
                styles.add(BundledStyles.styleText(style).orElseThrow());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (byte[] library : libraries) {
            BibParser.parse(library).items().stream()
                    .filter(BibEntry.class::isInstance)
                    .flatMap(item -> ((BibEntry) item).fields().stream())
                    .map(field -> field.value().source())
                    .filter(source -> source.length() > 2 && source.length() < 400)
                    .map(source -> source.substring(1, source.length() - 1))
                    .forEach(values::add);
        }
    }

    private static List<String> texts(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    private static List<byte[]> small(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<byte[]> small = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (Files.size(file) < LARGEST && small.size() < MOST_FILES) {
                    small.add(Files.readAllBytes(file));
                }
            }
        }
        return small;
    }

    static <T> T any(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }

    byte[] library(Random random) {
        return new InputMutator(random, BIBTEX)
                .mutated(any(libraries, random), any(libraries, random));
    }

    /// A damaged value of a field, as the bytes of its text.
    byte[] text(Random random) {
        String one = random.nextInt(8) == 0 ? "" : any(values, random);
        String made = new InputMutator(random, TEXT).mutated(one, any(values, random));
        return InputMutator.bytes(made);
    }

    /// A style with other values for some attributes, and sometimes without or with another element
    /// or broken altogether.
    byte[] style(Random random) {
        String made = any(styles, random);
        for (int changes = 1 + random.nextInt(5); changes > 0; changes--) {
            made = random.nextInt(4) > 0 ? otherAttribute(made, random) : otherLine(made, random);
        }
        if (random.nextInt(6) == 0) {
            made = new InputMutator(random, VALUES).mutated(made, any(styles, random));
        }
        return InputMutator.bytes(made);
    }

    private static String otherAttribute(String style, Random random) {
        int at = style.indexOf("=\"", random.nextInt(style.length()));
        int end = at < 0 ? -1 : style.indexOf('"', at + 2);
        return end < 0
                ? style
                : style.substring(0, at + 2) + any(VALUES, random) + style.substring(end);
    }

    private static String otherLine(String style, Random random) {
        List<String> lines = new ArrayList<>(style.lines().toList());
        int at = random.nextInt(lines.size());
        String line = any(lines, random);
        if (random.nextBoolean()) {
            lines.add(at, line);
        } else {
            lines.remove(at);
        }
        return String.join("\n", lines);
    }

    byte[] sidecar(Random random) {
        return InputMutator.bytes(new JsonMutator(random, TEXT).mutated(any(sidecars, random)));
    }

    byte[] items(Random random) {
        return InputMutator.bytes(new JsonMutator(random, TEXT).mutated(ITEMS));
    }
}
