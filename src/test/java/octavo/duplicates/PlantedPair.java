package octavo.duplicates;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// How a second entry is made of a real one, and whether the two are one work.
///
/// @param isSameWork whether the pair must be found
record PlantedPair(String kind, boolean isSameWork, Requirement requirement, PairMaker maker) {
    /// Which entries a kind of pair can be made of.
    enum Requirement {
        ANY,
        ARTICLE,
        PAPER,
        LONG_TITLE,
        SEVERAL_AUTHORS
    }

    /// Changes two copies of an entry, with a word or two of another title to use.
    @FunctionalInterface
    interface PairMaker {
        void change(DraftEntry first, DraftEntry second, String otherTitle, Random random);
    }

    /// An entry in the making.
    static final class DraftEntry {
        private final Map<String, String> fields;
        private String type;

        private DraftEntry(String type, Map<String, String> fields) {
            this.type = type;
            this.fields = fields;
        }

        static DraftEntry of(String type, Map<String, String> fields) {
            return new DraftEntry(type, new LinkedHashMap<>(fields));
        }

        String type() {
            return type;
        }

        Map<String, String> fields() {
            return fields;
        }

        DraftEntry copy() {
            return of(type, fields);
        }

        String get(String field) {
            return fields.getOrDefault(field, "");
        }

        DraftEntry put(String field, String value) {
            fields.put(field, value);
            return this;
        }

        DraftEntry drop(String... names) {
            List.of(names).forEach(fields::remove);
            return this;
        }

        DraftEntry as(String newType) {
            type = newType;
            return this;
        }

        int year() {
            return Integer.parseInt(get("year"));
        }

        String text(String key) {
            var text = new StringBuilder("@" + type + "{" + key);
            fields.forEach((field, value) ->
                    text.append(",\n  ").append(field).append(" = {").append(value).append('}'));
            return text.append("\n}\n").toString();
        }
    }

    static List<PlantedPair> kinds() {
        List<PlantedPair> kinds = new ArrayList<>(sameWorks());
        kinds.addAll(otherWorks());
        return kinds;
    }

    private static PlantedPair same(String kind, Requirement requirement, PairMaker maker) {
        return new PlantedPair(kind, true, requirement, maker);
    }

    private static PlantedPair other(String kind, Requirement requirement, PairMaker maker) {
        return new PlantedPair(kind, false, requirement, maker);
    }

    private static List<PlantedPair> sameWorks() {
        return List.of(
                same(
                        "a subtitle is missing",
                        Requirement.PAPER,
                        (one, two, other, _) -> two.put("title", two.get("title") + ": " + other)),
                same(
                        "a typing error",
                        Requirement.PAPER,
                        (_, two, _, random) ->
                                two.put("title", TypingErrors.misspell(two.get("title"), random))),
                same(
                        "initials of given names",
                        Requirement.ANY,
                        (_, two, _, _) ->
                                two.put("author", AuthorSpellings.initials(two.get("author")))),
                same(
                        "names without accents",
                        Requirement.ANY,
                        (_, two, _, _) ->
                                two.put(
                                        "author",
                                        AuthorSpellings.transliterated(two.get("author")))),
                same(
                        "a family name with a typing error",
                        Requirement.PAPER,
                        (_, two, _, random) ->
                                two.put(
                                        "author",
                                        TypingErrors.misspell(two.get("author"), random))),
                same(
                        "a list of authors that is cut",
                        Requirement.SEVERAL_AUTHORS,
                        (_, two, _, _) ->
                                two.put(
                                        "author",
                                        AuthorSpellings.first(two.get("author")) + " and others")),
                same(
                        "a preprint and its paper",
                        Requirement.PAPER,
                        (one, two, _, _) ->
                                one.as("misc")
                                        .drop("journal", "booktitle", "volume", "number", "pages")
                                        .put("eprint", "2001.01234")
                                        .put("archiveprefix", "arXiv")
                                        .put("year", "" + (one.year() - 1))),
                same(
                        "an abbreviated journal",
                        Requirement.ARTICLE,
                        (_, two, _, _) ->
                                two.put(
                                        "journal",
                                        AuthorSpellings.abbreviated(two.get("journal")))),
                same(
                        "capitals, and no pages",
                        Requirement.ANY,
                        (_, two, _, _) ->
                                two.put("title", TypingErrors.capitals(two.get("title")))
                                        .drop("pages", "number")),
                same(
                        "the year it was online",
                        Requirement.ARTICLE,
                        (one, two, _, _) -> two.put("year", "" + (one.year() - 1))),
                same(
                        "only author, title and year",
                        Requirement.ANY,
                        (_, two, _, _) ->
                                two.fields()
                                        .keySet()
                                        .retainAll(List.of("author", "title", "year"))),
                same(
                        "a PDF with its first author and another year",
                        Requirement.LONG_TITLE,
                        (one, two, _, _) ->
                                two.as("misc")
                                        .put("author", AuthorSpellings.first(two.get("author")))
                                        .put("year", "" + (one.year() + 5))
                                        .fields()
                                        .keySet()
                                        .retainAll(List.of("author", "title", "year"))));
    }

    private static List<PlantedPair> otherWorks() {
        return List.of(
                other(
                        "an erratum",
                        Requirement.ARTICLE,
                        (_, two, _, _) ->
                                two.put("title", "Erratum to: " + two.get("title"))
                                        .put("year", "" + two.year())
                                        .put("pages", "99901--99902")),
                other(
                        "a correction without pages",
                        Requirement.ARTICLE,
                        (_, two, _, _) ->
                                two.put("title", two.get("title") + " (Corrigendum)")
                                        .drop("pages", "volume", "number")),
                other(
                        "parts",
                        Requirement.PAPER,
                        (one, two, _, _) -> {
                            one.put("title", one.get("title") + ", Part I");
                            two.put("title", two.get("title") + ", Part II")
                                    .put("pages", "99901--99920");
                        }),
                other(
                        "part II",
                        Requirement.ARTICLE,
                        (_, two, _, _) ->
                                two.put("title", two.get("title") + ". II")
                                        .put("pages", "99901--99920")),
                other(
                        "a volume and the whole",
                        Requirement.ANY,
                        (one, two, _, _) ->
                                two.as(one.as("book").drop("pages", "volume", "journal").type())
                                        .drop("pages", "journal")
                                        .put("volume", "1: Beginnings")),
                other(
                        "two volumes",
                        Requirement.ANY,
                        (one, two, _, _) -> {
                            one.as("book").drop("pages", "journal").put("volume", "1");
                            two.as("book").drop("pages", "journal").put("volume", "2");
                        }),
                other(
                        "proceedings and companion",
                        Requirement.ANY,
                        (one, two, other, _) -> {
                            for (DraftEntry each : List.of(one, two)) {
                                each.as("proceedings").drop("pages", "journal", "volume", "number");
                            }
                            one.put("booktitle", "Proceedings of the Conference on " + other);
                            two.put(
                                    "booktitle",
                                    "Conference on " + other + ", Companion Material Proceedings");
                        }),
                other(
                        "a paper and its demonstration",
                        Requirement.ANY,
                        (one, two, other, _) -> {
                            for (DraftEntry each : List.of(one, two)) {
                                each.as("inproceedings")
                                        .drop("pages", "journal", "volume", "number");
                            }
                            one.put("booktitle", "Proceedings of the Conference on " + other);
                            two.put(
                                    "booktitle",
                                    "Companion Proceedings of the Conference on " + other);
                        }),
                other(
                        "a second edition",
                        Requirement.ANY,
                        (one, two, _, _) -> {
                            one.as("book").drop("pages", "journal", "volume", "number");
                            two.as("book")
                                    .drop("pages", "journal", "volume", "number")
                                    .put("edition", "2")
                                    .put("year", "" + (one.year() + 1));
                        }),
                other(
                        "a journal version",
                        Requirement.ANY,
                        (one, two, other, _) -> {
                            one.as("inproceedings").drop("pages", "journal", "volume", "number");
                            one.put("booktitle", "Proceedings of the Conference on " + other);
                            two.as("article")
                                    .drop("booktitle", "pages")
                                    .put("journal", "Journal of " + other)
                                    .put("year", "" + (one.year() + 2));
                        }),
                other(
                        "a comment",
                        Requirement.ARTICLE,
                        (_, two, _, _) ->
                                two.put("title", "Comment on “" + two.get("title") + "”")
                                        .put("pages", "99901--99902")),
                other(
                        "another paper of the authors",
                        Requirement.PAPER,
                        (_, two, other, _) ->
                                two.put("title", other).put("pages", "99901--99920")));
    }
}
