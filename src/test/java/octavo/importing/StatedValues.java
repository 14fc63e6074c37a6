package octavo.importing;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.WorkDraft;
import octavo.latex.LaTeX;
import octavo.names.PersonName;
import octavo.text.BlankCharacters;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Issn;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.WorkPages;

import tools.jackson.databind.JsonNode;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Compares what another tool's test states of an item with a work of ours, both brought into one
/// form: names by parts, dates, pages, identifiers.
final class StatedValues {
    private static final Map<String, String> NAMES =
            Map.of(
                    "authors", FieldName.AUTHOR,
                    "editors", FieldName.EDITOR,
                    "translators", FieldName.TRANSLATOR,
                    "seriesEditors", FieldName.EDITORA,
                    "containerAuthors", FieldName.BOOKAUTHOR);

    /// One value, as it was stated and as we have it.
    record Comparison(String field, String expected, String got, boolean equal) {}

    private final ImportedWork work;

    private StatedValues(ImportedWork work) {
        this.work = work;
    }

    /// All values that are stated of an item. How the tool calls its own types is none, and neither
    /// is the number of a card in a library's catalogue.
    static List<Comparison> compare(JsonNode item, ImportedWork work) {
        var values = new StatedValues(work);
        List<Comparison> found = new ArrayList<>();
        for (String field : item.propertyNames()) {
            boolean stated = !item.get(field).isNull();
            if (stated && !Set.of("sourceType", "key", "at", "lccn").contains(field)) {
                found.add(values.compared(field, item));
            }
        }
        return found;
    }

    private Comparison compared(String field, JsonNode item) {
        JsonNode stated = item.get(field);
        if (NAMES.containsKey(field)) {
            return people(field, stated, !item.has("sourceType"));
        }
        return switch (field) {
            case "type" -> type(stated.asString());
            case "volume" -> volume(stated.asString());
            case "genre" -> genre(stated.asString());
            case "container" -> container(stated.asString());
            case "publisher" -> publisher(stated.asString());
            case "language" -> language(stated.asString());
            case "year" -> exactly(field, yearOf(stated.asString()), year());
            case "month", "day" -> exactly(field, stated.asString(), datePart(field));
            case "date" -> date(stated.asString(), item.path("year").asString(""));
            case "accessed" -> exactly(field, stated.asString(), work.plainText(FieldName.URLDATE));
            case "pages" -> exactly(field, pages(stated.asString()), pages(ownPages()));
            case "doi" -> doiOf(stated.asString());
            case "pmid" -> exactly(field, digits(stated), work.plainText(FieldName.PMID));
            case "isbn", "issn" -> numbers(field, stated.asString());
            case "url" -> url(stated.asString());
            case "keywords" -> keywords(stated);
            case "abstract" -> prefix(field, stated.asString());
            case "authorsCount" ->
                    exactly(
                            field,
                            stated.asString(),
                            String.valueOf(work.namesOf(FieldName.AUTHOR).size()));
            case "authorAt" -> authorAt(stated);
            case "others", "contributors" -> mentioned(field, stated);
            case "extra" -> extra(stated.asString());
            default -> text(field, stated.asString());
        };
    }

    /// Some tools keep a name as one string, and catalogues have one list of all who took part.
    private Comparison people(String field, JsonNode stated, boolean catalogue) {
        String name = NAMES.getOrDefault(field, field);
        String expected = names(stated);
        String printed =
                work.namesOf(name).stream()
                        .map(it -> folded(it.toUnicode().displayName()))
                        .collect(Collectors.joining("; "));
        String all =
                Stream.of(FieldName.AUTHOR, FieldName.EDITOR, FieldName.TRANSLATOR)
                        .map(this::ours)
                        .filter(it -> !it.isEmpty())
                        .collect(Collectors.joining("; "));
        boolean equal = expected.equals(printed) || catalogue && expected.equals(all);
        return equal
                ? new Comparison(field, expected, ours(name), true)
                : exactly(field, expected, ours(name));
    }

    private Comparison exactly(String field, String expected, String got) {
        return new Comparison(field, expected, got, expected.equals(got));
    }

    private Comparison type(String stated) {
        String subtype = work.plainText(FieldName.ENTRYSUBTYPE);
        String ours = subtype.isEmpty() ? work.type() : subtype;
        boolean equal = StatedFields.TYPES.getOrDefault(ours, Set.of()).contains(stated);
        return new Comparison("type", stated, ours, equal);
    }

    /// `PhD` is what biblatex calls `phdthesis`. BibTeX's word for a type and Dublin Core's `Text`,
    /// which is whatever is read, are no kinds of it.
    private Comparison genre(String stated) {
        Comparison genre = text("genre", stated);
        var thesis = new WorkDraft(1);
        ThesisKind.fillKind(thesis, stated);
        boolean same = thesis.plainText(FieldName.TYPE).equals(work.plainText(FieldName.TYPE));
        boolean type =
                stated.equals(work.type())
                        || stated.equals(StatedFields.BIBTEX_TYPES.get(work.type()));
        boolean read = stated.equals("Text") && !StatedFields.NOT_READ.contains(work.type());
        return new Comparison("genre", stated, genre.got(), genre.equal() || same || type || read);
    }

    /// What a preprint, a dataset or a thesis is in, for other tools, is who keeps or awarded it.
    private Comparison container(String stated) {
        Comparison container = text("container", stated);
        boolean kept =
                StatedFields.KEPT.contains(work.type())
                        && container.got().isEmpty()
                        && (text("publisher", stated).equal() || isArchive(stated));
        return kept ? new Comparison("container", stated, stated, true) : container;
    }

    /// `en`, `eng` and `En` are one language.
    private Comparison language(String stated) {
        Comparison language = text("language", stated);
        boolean same = StatedFields.LANGUAGES.getOrDefault(stated, stated).equals(language.got());
        return new Comparison("language", stated, language.got(), language.equal() || same);
    }

    /// That a preprint is on arXiv, or in another archive, is said by the archive of its number.
    private Comparison publisher(String stated) {
        Comparison publisher = text("publisher", stated);
        return publisher.got().isEmpty() && isArchive(stated)
                ? new Comparison("publisher", stated, stated, true)
                : publisher;
    }

    private boolean isArchive(String stated) {
        String archive = work.plainText(FieldName.EPRINTTYPE);
        String name = stated.replaceFirst(" e-prints$", "");
        return !archive.isEmpty() && name.equalsIgnoreCase(archive);
    }

    /// Some have the whole date where the year is.
    private static String yearOf(String stated) {
        return stated.matches("\\d{4}-\\d\\d-\\d\\d") ? stated.substring(0, 4) : stated;
    }

    /// The DOI of what is on arXiv says the number that we have as `eprint`.
    private Comparison doiOf(String stated) {
        String got = work.plainText(FieldName.DOI);
        boolean arxiv =
                got.isEmpty()
                        && work.plainText(FieldName.EPRINTTYPE).equals("arxiv")
                        && doi(stated).equals("10.48550/arxiv." + work.plainText(FieldName.EPRINT));
        return arxiv
                ? new Comparison("doi", stated, stated, true)
                : exactly("doi", doi(stated), doi(got));
    }

    /// The number of a book in its series is a volume for some.
    private Comparison volume(String stated) {
        Comparison volume = text("volume", stated);
        boolean ofSeries =
                work.hasField(FieldName.SERIES) && work.plainText(FieldName.NUMBER).equals(stated);
        return ofSeries ? new Comparison("volume", stated, stated, true) : volume;
    }

    private Comparison text(String field, String stated) {
        List<String> candidates =
                StatedFields.FIELDS.getOrDefault(field, List.of()).stream()
                        .map(work::plainText)
                        .filter(value -> !value.isEmpty())
                        .toList();
        String expected = folded(stated.replace("; ", ", "));
        String whole = work.plainText(FieldName.TITLE) + ": " + work.plainText(FieldName.SUBTITLE);
        boolean joined = field.equals("title") && folded(whole).equalsIgnoreCase(expected);
        boolean equal =
                joined
                        || candidates.stream()
                                .anyMatch(value ->
                                        folded(value.replace("; ", ", "))
                                                .equalsIgnoreCase(expected));
        String got = candidates.isEmpty() ? "" : candidates.getFirst();
        return new Comparison(field, stated, got, equal);
    }

    private Comparison prefix(String field, String stated) {
        String got = folded(work.plainText(field));
        return new Comparison(
                field,
                stated,
                got.substring(0, Math.min(100, got.length())),
                got.startsWith(folded(stated)));
    }

    /// Blanks, quotes, dashes and tags in one form; a full stop at the end says nothing.
    private static String folded(String text) {
        boolean latex = text.indexOf('\\') >= 0 || text.indexOf('$') >= 0;
        String plain = latex ? LaTeX.toUnicode(text) : text;
        return BlankCharacters.withSingleSpaces(Normalizer.normalize(plain, Normalizer.Form.NFKC))
                .replaceAll("</?(?:jats:)?(?:i|b|em|strong|p|sub|sup|sc)>", "")
                .replaceAll("[‘’]", "'")
                .replaceAll("[“”]", "\"")
                .replaceAll("[–—]|--", "-")
                .replaceAll("\\s+:", ":")
                .replaceAll("[\\[\\]]", "") // of those who catalogue
                .replaceAll("[.\\s]+$", "")
                .strip();
    }

    private String year() {
        PublicationDate date =
                work.dateOf(FieldName.DATE).orElse(new PublicationDate.UndatedWork());
        return date instanceof PublicationDate.UnreadableDate(var text)
                ? date.displayYear().orElse(text)
                : date.displayYear().orElse("");
    }

    private String datePart(String part) {
        PublicationDate date =
                work.dateOf(FieldName.DATE).orElse(new PublicationDate.UndatedWork());
        Optional<PartialDate> known =
                date instanceof DateInterval interval
                        ? Optional.of((PartialDate) interval.startBound())
                        : Optional.of(date)
                                .filter(PartialDate.class::isInstance)
                                .map(PartialDate.class::cast);
        return known.map(it -> part.equals("month") ? it.month() : it.day())
                .filter(number -> number > 0)
                .map(String::valueOf)
                .orElse("");
    }

    /// A date in words, perhaps beside its year: ours is the same if it reads the same.
    private Comparison date(String stated, String year) {
        String bare = stated.replaceFirst("^0000 ", "");
        String got = work.plainText(FieldName.DATE);
        String expected = SourceDates.of(bare).map(PublicationDate::toString).orElse("");
        // Zotero keeps the first word, or only the day.
        boolean cut = got.startsWith(bare + " ") || got.endsWith("-" + bare);
        String whole = SourceDates.of(bare + " " + year).map(PublicationDate::toString).orElse("");
        return new Comparison("date", bare, got, expected.equals(got) || whole.equals(got) || cut);
    }

    /// Some tools know only one field for the pages of a paper and the number of pages of a book.
    private String ownPages() {
        String pages = work.plainText(FieldName.PAGES);
        return pages.isEmpty() ? work.plainText(FieldName.PAGETOTAL) : pages;
    }

    private static String pages(String text) {
        var pages = WorkPages.parse(text.replaceFirst("(?i)^(?:pp?|S)\\. ", "")).value();
        return pages.pageSpans().stream()
                .map(span -> {
                    String first = span.firstPage().orElse(span.toString());
                    String last = span.lastPage().orElse("");
                    return last.isEmpty() || last.equals(first) ? first : first + "-" + last;
                })
                .collect(Collectors.joining(", "));
    }

    private static String doi(String text) {
        return Doi.parse(text).value().map(Doi::foldedName).orElse(text);
    }

    /// The number that a text begins with: some tools swallow the next line.
    static String digits(JsonNode stated) {
        return stated.asString().replaceFirst("(?s)\\D.*$", "");
    }

    /// Of several numbers the source may state one. EndNote has one field for both kinds.
    private Comparison numbers(String field, String stated) {
        String own = work.plainText(field);
        String got = own.isEmpty() ? work.plainText(FieldName.ISSN) : own;
        List<String> expected = digits(stated);
        boolean equal =
                expected.isEmpty()
                        ? stated.equals(got)
                        : digits(got).stream().anyMatch(expected::contains);
        return new Comparison(field, stated, got, equal);
    }

    private static List<String> digits(String text) {
        List<String> found = new ArrayList<>();
        Isbn.parse(text).value().forEach(it -> found.add(it.toIsbn13().digits()));
        Issn.parse(text).value().forEach(it -> found.add(it.number()));
        return found;
    }

    /// An address that only resolves our DOI, or our number on arXiv, is no other value.
    private Comparison url(String stated) {
        String got = work.plainText(FieldName.URL);
        boolean resolver =
                stated.contains("doi.org/")
                        && doi(stated).equals(doi(work.plainText(FieldName.DOI)));
        String number = work.plainText(FieldName.EPRINT);
        boolean archived = stated.equals("https://arxiv.org/abs/" + number);
        String plain = got.replaceFirst("^(?:https?:)?//", "");
        return new Comparison(
                "url",
                stated,
                got,
                (resolver || archived) && got.isEmpty()
                        || plain.equals(stated.replaceFirst("^(?:https?:)?//", "")));
    }

    private Comparison keywords(JsonNode stated) {
        List<String> ours =
                work.findValue(FieldName.KEYWORDS)
                        .filter(ImportedValue.ListValue.class::isInstance)
                        .map(it -> ((ImportedValue.ListValue) it).members())
                        .orElse(List.of());
        if (!stated.isArray()) {
            return exactly("keywords", words(List.of(stated.asString())), words(ours));
        }
        List<String> theirs = new ArrayList<>();
        stated.forEach(word -> theirs.add(word.asString()));
        return exactly("keywords", words(theirs), words(ours));
    }

    /// Whatever separates them, and in whatever order.
    private static String words(List<String> keywords) {
        var sorted = new TreeSet<String>();
        for (String keyword : keywords) {
            for (String part : keyword.split("\\s*[,;]\\s*", -1)) {
                sorted.add(folded(part.replace("*", "")));
            }
        }
        return String.join(", ", sorted);
    }

    /// Names whose role biblatex has no field for are told in a note.
    private Comparison mentioned(String field, JsonNode stated) {
        List<String> families = new ArrayList<>();
        stated.forEach(name ->
                families.add(
                        name.has("family")
                                ? name.get("family").asString()
                                : name.get("literal").asString()));
        String got =
                String.join(
                        "; ",
                        work.plainText(FieldName.NOTE),
                        work.plainText(FieldName.EDITORA),
                        work.plainText(FieldName.EDITOR),
                        work.plainText(FieldName.ANNOTATION));
        return new Comparison(
                field, String.join(", ", families), got, families.stream().allMatch(got::contains));
    }

    /// Zotero's box for what it has no field for: lines such as `PMID: 123`. The number of a record
    /// in the Web of Science or OpenAlex names no work, and is no field of ours.
    private Comparison extra(String stated) {
        String got =
                String.join(
                        "; ",
                        work.plainText(FieldName.PMID),
                        work.plainText(FieldName.PMCID),
                        work.plainText(FieldName.DOI),
                        work.plainText(FieldName.NOTE),
                        work.plainText(FieldName.URL),
                        work.plainText(FieldName.LIBRARY),
                        work.key().orElse(""),
                        work.plainText(FieldName.ANNOTATION));
        boolean equal =
                stated.lines()
                        .filter(line -> !line.matches("(?:Web of Science ID|OpenAlex|OCLC): .*"))
                        .map(line -> line.replaceFirst("^[\\w ]+: ", "").strip())
                        .allMatch(got::contains);
        return new Comparison("extra", stated.replace('\n', '|'), got, equal);
    }

    private Comparison authorAt(JsonNode stated) {
        List<PersonName> ours = work.namesOf(FieldName.AUTHOR);
        List<String> expected = new ArrayList<>();
        List<String> got = new ArrayList<>();
        for (String place : stated.propertyNames()) {
            int at = Integer.parseInt(place);
            int index = at < 0 ? ours.size() + at : at;
            expected.add(name(stated.get(place)));
            got.add(index >= 0 && index < ours.size() ? name(ours.get(index)) : "");
        }
        return exactly("authorAt", String.join("; ", expected), String.join("; ", got));
    }

    /// A name without a letter names nobody.
    private static String names(JsonNode stated) {
        List<String> names = new ArrayList<>();
        stated.forEach(name -> names.add(name(name)));
        return names.stream()
                .filter(name -> name.chars().anyMatch(Character::isLetterOrDigit))
                .distinct()
                .collect(Collectors.joining("; "));
    }

    private String ours(String field) {
        return work.namesOf(field).stream()
                .map(StatedValues::name)
                .distinct()
                .collect(Collectors.joining("; "));
    }

    /// BibTeX's `Given Family, Jr.` is cut at its comma by some, as if the suffix were a given
    /// name.
    private static String name(JsonNode name) {
        // A body below a body is joined by a colon or by a stop.
        String family = part(name, "family") + part(name, "literal").replace(": ", ". ");
        int blank = family.lastIndexOf(' ');
        if (part(name, "given").matches("(?:Jr|Sr)\\.?") && blank > 0) {
            String given = family.substring(0, blank);
            return joined(family.substring(blank + 1), given, part(name, "given"));
        }
        return joined(family, part(name, "given"), part(name, "suffix"));
    }

    private static String part(JsonNode name, String part) {
        return name.has(part) ? name.get(part).asString() : "";
    }

    private static String name(PersonName name) {
        PersonName plain = name.toUnicode();
        String family =
                name.literal()
                        .orElse(
                                plain.prefix()
                                        + (plain.prefix().isEmpty() ? "" : " ")
                                        + plain.family());
        return joined(family, plain.given(), plain.suffix());
    }

    /// Stops and blanks among initials make no difference, and TeX's tie is a blank.
    private static String joined(String family, String given, String suffix) {
        String initials =
                BlankCharacters.withSingleSpaces(given)
                        .replaceAll("[.\\s~]+", " ")
                        .replaceAll("(?<=\\b\\p{Lu}) (?=\\p{Lu}\\b)", "")
                        .strip();
        String whole = initials.isEmpty() ? family : family + ", " + initials;
        String end =
                suffix.isEmpty() ? "" : ", " + suffix.toLowerCase(Locale.ROOT).replace(".", "");
        return folded(whole) + end;
    }
}
