package octavo.importer;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.latex.LaTeX;
import octavo.names.PersonName;
import octavo.richtext.Runs;
import octavo.text.BlankCharacters;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Issn;
import octavo.values.PageSpan;
import octavo.values.PublicationDate;
import octavo.values.ValueProblem;
import octavo.values.WebUrl;
import octavo.values.WorkPages;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.regex.Pattern;

/// A work while it is being read. Blank values are dropped; the first value of a field stays, names
/// and keywords are collected.
final class WorkDraft {
    /// The type of a work whose source states none.
    static final String UNKNOWN_TYPE = "misc";

    /// The URL of a DOI.
    static final Pattern RESOLVER = Pattern.compile("(?i)https?://(?:dx\\.|www\\.)?doi\\.org/.*");

    private final int line;
    private final SequencedMap<String, ImportedValue> fields = new LinkedHashMap<>();

    /// Names being collected, by field. They are copied to `fields` on demand: copying a list for
    /// each name would take quadratic time.
    private final Map<String, List<PersonName>> gathered = new HashMap<>();

    /// The same for members of lists.
    private final Map<String, SequencedSet<String>> listed = new HashMap<>();

    /// The same for the parts of one text: remarks, and the numbers of several editions.
    private final Map<String, SequencedSet<String>> joined = new HashMap<>();

    private String type = UNKNOWN_TYPE;
    private Optional<String> key = Optional.empty();

    /// @param line the first line of the record in the source, from 1
    WorkDraft(int line) {
        this.line = line;
    }

    String type() {
        return type;
    }

    WorkDraft type(String name) {
        type = TypeCatalogue.of(name).standardName();
        return this;
    }

    void key(String text) {
        key = text.isBlank() ? key : Optional.of(text.strip());
    }

    boolean has(String field) {
        return fields.containsKey(field);
    }

    boolean isEmpty() {
        return fields.isEmpty();
    }

    boolean hasKey() {
        return !key.isEmpty();
    }

    /// A field in plain Unicode; empty if it is missing.
    String plain(String field) {
        return value(field).map(ImportedValue::plain).orElse("");
    }

    private Optional<ImportedValue> value(String field) {
        List<PersonName> names = gathered.remove(field);
        if (names != null) {
            fields.put(field, new ImportedValue.People(names, hasOthers(field)));
        }
        SequencedSet<String> members = listed.remove(field);
        if (members != null) {
            fields.put(field, new ImportedValue.Several(List.copyOf(members)));
        }
        SequencedSet<String> parts = joined.remove(field);
        if (parts != null) {
            fields.put(field, text(field, parts));
        }
        return Optional.ofNullable(fields.get(field));
    }

    /// Removes a field.
    void drop(String field) {
        forget(field);
        fields.remove(field);
    }

    /// Replaces the value of a field.
    void put(String field, ImportedValue value) {
        if (FieldCatalogue.find(field).isEmpty()) {
            throw new IllegalArgumentException("no field of the catalogue: " + field);
        }
        forget(field);
        fields.put(field, value);
    }

    private void forget(String field) {
        gathered.remove(field);
        listed.remove(field);
        joined.remove(field);
    }

    private void putIfAbsent(String field, ImportedValue value) {
        if (!fields.containsKey(field)) {
            put(field, value);
        }
    }

    /// Text without markup. Identifiers and URLs are kept exactly.
    void text(String field, String plain) {
        String words = BlankCharacters.plain(plain).strip();
        if (!words.isEmpty()) {
            putIfAbsent(field, text(field, List.of(words)));
        }
    }

    private static ImportedValue text(String field, Collection<String> parts) {
        return FieldCatalogue.kind(field).isExact()
                ? new ImportedValue.Exact(String.join(", ", parts))
                : new ImportedValue.Prose(Runs.of(String.join("; ", parts)));
    }

    /// Text that may contain tags and entities of HTML or JATS.
    void markup(String field, String html) {
        Runs runs = MarkupReader.read(html);
        if (!runs.text().isBlank()) {
            putIfAbsent(field, new ImportedValue.Prose(runs));
        }
    }

    void latex(String field, String source) {
        if (!source.isBlank()) {
            putIfAbsent(field, new ImportedValue.Latex(source.strip()));
        }
    }

    /// A value that is a biblatex keyword, such as `phdthesis` in `type`.
    void exact(String field, String text) {
        if (!text.isBlank()) {
            putIfAbsent(field, new ImportedValue.Exact(text.strip()));
        }
    }

    /// Adds a name, if the source has one.
    void name(String field, Optional<PersonName> name) {
        people(field, name.stream().toList());
    }

    void people(String field, List<PersonName> more) {
        if (more.isEmpty()) {
            return;
        }
        List<PersonName> names = gathered.get(field);
        if (names == null) {
            names = new ArrayList<>(names(field));
            put(field, new ImportedValue.People(names, hasOthers(field)));
            gathered.put(field, names);
        }
        names.addAll(more);
    }

    /// Records that there are more names than in the source.
    void others(String field) {
        if (!names(field).isEmpty()) {
            put(field, new ImportedValue.People(names(field), true));
        }
    }

    List<PersonName> names(String field) {
        return value(field).orElse(null) instanceof ImportedValue.People(var names, _)
                ? names
                : List.of();
    }

    private boolean hasOthers(String field) {
        return fields.get(field) instanceof ImportedValue.People(_, var others) && others;
    }

    void date(String field, Optional<PublicationDate> date) {
        date.ifPresent(it -> putIfAbsent(field, new ImportedValue.Dated(it)));
    }

    /// Pages as a text: `12-34`, `12`, `e1004`.
    void pages(String text) {
        String words = BlankCharacters.plain(text).strip();
        if (!words.isEmpty()) {
            putIfAbsent(
                    FieldName.PAGES,
                    new ImportedValue.Latex(
                            LaTeX.escape(whole(WorkPages.parse(words).value()))
                                    .replace("-{}-", "--")));
        }
    }

    /// The pages with the last one in full: `475--482` for `475-82`.
    private static String whole(WorkPages pages) {
        List<PageSpan> spans = new ArrayList<>();
        for (PageSpan span : pages.spans()) {
            boolean brief = span instanceof PageSpan.Range range && range.isAbbreviated();
            spans.add(
                    brief
                            ? new PageSpan.Range(
                                    span.first().orElseThrow(), span.last().orElseThrow())
                            : span);
        }
        return new WorkPages(spans, pages.note()).toString();
    }

    /// The first and the last page; either may be blank, and the first may already be a range.
    void pages(String first, String last) {
        String from = first.strip();
        String to = last.strip();
        boolean whole = to.isEmpty() || from.equals(to) || from.matches(".*\\S\\s*[-–—]\\s*\\S.*");
        if (from.isEmpty()) {
            pages(to);
        } else {
            boolean range = to.matches(".*\\S\\s*[-–—]\\s*\\S.*");
            pages(whole ? from : range ? to : from + "--" + to);
        }
    }

    /// The DOI in a text, in any form; false if there is none.
    boolean doi(String text) {
        Optional<Doi> doi = Doi.parse(text).value();
        doi.ifPresent(it -> putIfAbsent(FieldName.DOI, new ImportedValue.Exact(it.name())));
        return doi.isPresent();
    }

    /// ISBNs and ISSNs in a text that may have either; false if there is none.
    boolean bookNumber(String text) {
        List<Isbn> books = Isbn.parse(text).value();
        List<Issn> journals = books.isEmpty() ? Issn.parse(text).value() : List.of();
        journals.forEach(it -> append(FieldName.ISSN, it.number()));
        books.forEach(it -> append(FieldName.ISBN, it.normal()));
        return !journals.isEmpty() || !books.isEmpty();
    }

    /// A URL; that of a DOI also sets the DOI. An invalid URL stays as it is, so that nothing is
    /// lost.
    void url(String text) {
        String whole = text.strip().startsWith("//") ? "https:" + text.strip() : text.strip();
        var parsed = WebUrl.parse(whole);
        boolean several =
                parsed.diagnostics().stream()
                        .anyMatch(what -> what.code().equals(ValueProblem.URL_SEVERAL));
        Optional<WebUrl> url = several ? Optional.empty() : parsed.value();
        if (url.isPresent() && RESOLVER.matcher(url.get().address()).matches()) {
            doi(url.get().address());
        }
        text(FieldName.URL, url.map(WebUrl::address).orElse(whole));
    }

    /// Adds a keyword, or another list member, if it is not there yet.
    void member(String field, String text) {
        String words = BlankCharacters.plain(text).strip();
        if (words.isEmpty()) {
            return;
        }
        SequencedSet<String> members = listed.get(field);
        if (members == null) {
            members = new LinkedHashSet<>(members(field));
            put(field, new ImportedValue.Several(List.copyOf(members)));
            listed.put(field, members);
        }
        members.add(words);
    }

    private List<String> members(String field) {
        return value(field).orElse(null) instanceof ImportedValue.Several(var members)
                ? members
                : List.of();
    }

    /// Appends a remark, unless it is there.
    void remark(String field, String text) {
        String words = BlankCharacters.plain(text).strip();
        if (!words.isEmpty()) {
            append(field, words);
        }
    }

    /// Adds a part to a text, such as the number of the online edition to that of the printed one.
    private void append(String field, String part) {
        SequencedSet<String> parts = joined.get(field);
        if (parts == null) {
            String now = plain(field);
            if (now.contains(part)) {
                return;
            }
            parts = new LinkedHashSet<>(now.isEmpty() ? List.of() : List.of(now));
            put(field, text(field, List.of(part)));
            joined.put(field, parts);
        }
        parts.add(part);
    }

    /// The work, with corrections for common errors of all sources.
    ImportedWork build() {
        DraftRepairs.repair(this);
        for (String field : List.copyOf(fields.keySet())) {
            boolean list = FieldCatalogue.kind(field) == FieldKind.LIST;
            if (value(field).orElse(null) instanceof ImportedValue.Prose(var runs) && list) {
                put(field, new ImportedValue.Several(List.of(runs.text())));
            }
        }
        return new ImportedWork(type, key, fields, line);
    }
}
