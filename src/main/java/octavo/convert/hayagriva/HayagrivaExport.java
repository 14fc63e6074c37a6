package octavo.convert.hayagriva;

import octavo.convert.ConversionLosses;
import octavo.convert.DistinctKeys;
import octavo.convert.ExportResult;
import octavo.convert.TrackedFields;
import octavo.convert.csl.LanguageTags;
import octavo.convert.yaml.YamlText;
import octavo.convert.yaml.YamlText.Mapping;
import octavo.convert.yaml.YamlText.Node;
import octavo.convert.yaml.YamlText.Sequence;
import octavo.convert.yaml.YamlText.Text;
import octavo.convert.yaml.YamlText.Word;
import octavo.fields.FieldName;
import octavo.library.PerWork;
import octavo.library.Work;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.ValueProblem;
import octavo.values.WebUrl;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Works as hayagriva, Typst's YAML format for bibliographies. The publication that contains a work
/// is its parent.
public final class HayagrivaExport {

    private static final Map<String, String> SERIALS =
            Map.of("doi", "doi", "isbn", "isbn", "issn", "issn", "pmid", "pmid", "pmcid", "pmcid");

    private static final Pattern DASHES = Pattern.compile("\\s*(?:-{1,3}|[–—])\\s*");

    private final TrackedFields reading;
    private final HayagrivaTypes types;
    private final ConversionLosses losses;
    private final HayagrivaPersons persons;
    private final Mapping entry = new Mapping();
    private final Mapping parent = new Mapping();

    private HayagrivaExport(TrackedFields reading, ConversionLosses losses) {
        this.reading = reading;
        this.types = HayagrivaTypes.of(reading);
        this.losses = losses;
        this.persons = new HayagrivaPersons(reading, losses);
    }

    public static ExportResult of(List<Work> works) {
        return of(works, new PerWork<>());
    }

    /// The works of one of several lists, which share what is the same in all.
    ///
    /// @param made the entries by their keys
    public static ExportResult of(List<Work> works, PerWork<String, Entry> made) {
        ConversionLosses losses = new ConversionLosses();
        Map<String, String> document = new LinkedHashMap<>();
        // Typst rejects a whole file if one key is empty or repeated.
        List<String> keys = DistinctKeys.of(works.stream().map(Work::key).toList());
        for (int i = 0; i < works.size(); i++) {
            Work work = works.get(i);
            String key = keys.get(i);
            tellKey(work.key(), key, losses);
            Entry entry = made.of(work, key, () -> Entry.of(work, key));
            document.put(key, entry.yaml());
            losses.add(entry.losses());
        }
        String yaml = String.join("", document.values());
        return ExportResult.of(yaml.isEmpty() ? YamlText.document(new Mapping()) : yaml, losses);
    }

    /// A work as a fragment of a document, with its losses.
    public record Entry(String yaml, ConversionLosses losses) {
        private static Entry of(Work work, String key) {
            ConversionLosses losses = new ConversionLosses();
            TrackedFields reading = new TrackedFields(work);
            Mapping document = new Mapping();
            document.put(key, new HayagrivaExport(reading, losses).build());
            reading.tellUnread(losses);
            return new Entry(YamlText.document(document), losses);
        }
    }

    private static void tellKey(String own, String key, ConversionLosses losses) {
        if (!own.equals(key)) {
            losses.add(
                    own.isBlank()
                            ? "an entry without a key gets one here"
                            : "a second entry with the same key gets another here",
                    key);
        }
    }

    private Mapping build() {
        entry.put("type", new Word(types.own()));
        putTitle(entry, "title", "subtitle");
        putNames(entry, "author");
        putDate();
        List<Node> roles = persons.affiliated();
        if (!roles.isEmpty()) {
            entry.put("affiliated", new Sequence(roles));
        }
        putParent();
        Mapping place = types.parent().isEmpty() ? entry : parent;
        for (String field : List.of("number", "issue")) {
            if (!place.pairs().containsKey("issue") && !numbersTheWork()) {
                place.put("issue", reading.text(field));
            }
        }
        place.put("volume", reading.text("volume"));
        place.put("edition", reading.text("edition"));
        putTotal("volume-total", "volumes");
        putTotal("page-total", "pagetotal");
        putPublisher(place);
        String pages = reading.text("pages");
        entry.put("page-range", DASHES.matcher(pages).replaceAll("-"));
        putUrl();
        putSerials();
        putTexts();
        if (!parent.isEmpty()) {
            entry.put("parent", parent);
        }
        return entry;
    }

    /// The number of a report or patent is the work's own, not an issue's.
    private boolean numbersTheWork() {
        return types.parent().isEmpty() && !types.own().equals("periodical");
    }

    private void putTitle(Mapping mapping, String field, String subtitle) {
        reading.title(field, subtitle)
                .ifPresent(title -> mapping.put("title", TypstFormatted.of(title)));
    }

    private void putNames(Mapping mapping, String field) {
        List<Node> names = persons.in(field);
        if (!names.isEmpty()) {
            mapping.put(field.equals("bookauthor") ? "author" : field, new Sequence(names));
        }
    }

    private void putDate() {
        PublicationDate date = reading.date();
        IsoDate.of(date).ifPresent(text -> entry.put("date", new Text(text)));
        boolean whole =
                entry.pairs().containsKey("date")
                        && date instanceof PartialDate day
                        && day.unknownDigits() == 0
                        && !day.isSeason()
                        && day.clock().isEmpty();
        if (date instanceof DateInterval) {
            losses.add("no place for the end of a date range", reading.work().key());
        } else if (!whole && !(date instanceof PublicationDate.Undated)) {
            losses.add("not a date that hayagriva can hold in full", reading.work().key());
        }
    }

    private void putParent() {
        Mapping editors = types.parent().isEmpty() ? entry : parent;
        if (!types.parent().isEmpty()) {
            parent.put("type", new Word(types.parent()));
            boolean journal = reading.raw(FieldName.JOURNALTITLE).isPresent();
            putTitle(
                    parent,
                    journal ? FieldName.JOURNALTITLE : FieldName.BOOKTITLE,
                    journal ? FieldName.JOURNALSUBTITLE : FieldName.BOOKSUBTITLE);
            putNames(parent, "bookauthor");
        }
        putNames(editors, "editor");
        reading.title("series", "")
                .ifPresent(title -> {
                    Mapping series = new Mapping();
                    series.put("type", new Word("anthology"));
                    series.put("title", TypstFormatted.of(title));
                    editors.put("parent", series);
                });
    }

    private void putTotal(String name, String field) {
        reading.raw(field)
                .map(String::strip)
                .filter(text -> text.matches("[0-9]{1,9}"))
                .ifPresentOrElse(
                        digits -> entry.put(name, new Word(digits)),
                        () ->
                                reading.raw(field)
                                        .ifPresent(_ ->
                                                losses.add(
                                                        "not a number, left out: " + field,
                                                        reading.work().key())));
    }

    private void putPublisher(Mapping place) {
        String location = TypstFormatted.of(reading.text("location"));
        String name = TypstFormatted.of(reading.text("publisher"));
        String organization = reading.firstText("institution", "organization");
        entry.put("organization", organization);
        if (!name.isEmpty() && !location.isEmpty()) {
            Mapping publisher = new Mapping();
            publisher.put("name", name);
            publisher.put("location", location);
            place.put("publisher", publisher);
        } else {
            place.put("publisher", name);
            entry.put("location", location);
        }
        if (types.parent().equals("proceedings")) {
            place.put("location", TypstFormatted.of(reading.text("venue")));
        }
    }

    /// An invalid URL would make Typst reject the whole file.
    private void putUrl() {
        Optional<String> instead = reading.address(FieldName.HOWPUBLISHED);
        String given = reading.raw("url").or(() -> instead).orElse("");
        var parsed = WebUrl.parse(given);
        Optional<String> url = parsed.value().map(WebUrl::address).filter(HayagrivaExport::isUrl);
        if (parsed.diagnostics().stream()
                .anyMatch(what -> what.code().equals(ValueProblem.URL_SEVERAL))) {
            losses.add("no place for a second address in url", reading.work().key());
        }
        if (instead.isEmpty() || url.isEmpty() || reading.raw("url").isPresent()) {
            entry.put("note", TypstFormatted.of(reading.text(FieldName.HOWPUBLISHED)));
        }
        if (url.isEmpty()) {
            if (reading.raw("url").isPresent()) {
                losses.add(
                        "not an address that Typst can read, left out: url", reading.work().key());
            }
            return;
        }
        Mapping node = new Mapping();
        node.put("value", url.get());
        reading.date("urldate")
                .flatMap(IsoDate::of)
                .ifPresent(date -> node.put("date", new Text(date)));
        entry.put("url", node);
    }

    private static boolean isUrl(String text) {
        try {
            URI uri = new URI(text.replaceAll("[^\\x21-\\x7E]|[\\[\\]|^`{}\\\\\"<>]", "_"));
            return uri.isAbsolute() && uri.getHost() != null;
        } catch (URISyntaxException _) {
            return false;
        }
    }

    private void putSerials() {
        Mapping serials = new Mapping();
        SERIALS.keySet().stream()
                .sorted()
                .forEach(field -> serials.put(field, reading.text(field)));
        String id = reading.text("eprint");
        if (!id.isEmpty()) {
            String said = reading.text(FieldName.EPRINTTYPE).toLowerCase(Locale.ROOT);
            String archive = reading.isArxiv() ? "arxiv" : said;
            boolean named = archive.matches("[a-z][a-z0-9-]*");
            serials.put(named ? archive : "serial", id.replaceFirst("(?i)^arxiv:\\s*", ""));
        }
        if (numbersTheWork() && !serials.pairs().containsKey("serial")) {
            serials.put("serial", reading.text("number"));
        }
        if (!serials.pairs().containsKey("serial")) {
            serials.put("serial", reading.text("version"));
        }
        if (!serials.isEmpty()) {
            entry.put("serial-number", serials);
        }
    }

    private void putTexts() {
        entry.put("genre", TypstFormatted.of(reading.genre()));
        entry.put("abstract", TypstFormatted.of(reading.text("abstract")));
        String note = reading.firstText("note", "addendum");
        if (!note.isEmpty() && entry.pairs().containsKey("note")) {
            losses.add("no place for howpublished beside note", reading.work().key());
        }
        entry.put("note", TypstFormatted.of(note));
        String said = reading.firstText("langid", "language");
        String language = LanguageTags.tag(said);
        entry.put("language", language);
        if (language.isEmpty() && !said.isEmpty()) {
            losses.add("not the name of a known language", reading.work().key());
        }
    }
}
