package octavo.formats.workdrafts;

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
import java.util.Set;
import java.util.regex.Pattern;

/// A work while it is being read. Blank values are dropped; the first value of a field stays, names
/// and keywords are collected.
public final class WorkDraft {
    /// The type of a work whose source states none.
    public static final String UNKNOWN_TYPE = "misc";

    /// The URL of a DOI.
    public static final Pattern DOI_RESOLVER =
            Pattern.compile("(?i)https?://(?:dx\\.|www\\.)?doi\\.org/.*");

    private final int lineNumber;
    private final SequencedMap<String, ImportedValue> fields = new LinkedHashMap<>();

    /// Names being collected, by field. They are copied to `fields` on demand: copying a list for
    /// each name would take quadratic time.
    private final Map<String, List<PersonName>> collectedNames = new HashMap<>();

    /// The same for members of lists.
    private final Map<String, SequencedSet<String>> collectedMembers = new HashMap<>();

    /// The same for the parts of one text: remarks, and the numbers of several editions.
    private final Map<String, SequencedSet<String>> collectedParts = new HashMap<>();

    private String entryType = UNKNOWN_TYPE;
    private Optional<String> entryKey = Optional.empty();
    private Set<Integer> publicationYears = Set.of();

    /// @param lineNumber the first line of the record in the source, from 1
    public WorkDraft(int lineNumber) {
        this.lineNumber = lineNumber;
    }

    public String type() {
        return entryType;
    }

    public WorkDraft type(String typeName) {
        entryType = TypeCatalogue.typeNamed(typeName).standardName();
        return this;
    }

    public void setKey(String newKey) {
        entryKey = newKey.isBlank() ? entryKey : Optional.of(newKey.strip());
    }

    /// All years in which it was published, in print and online.
    public void setPublicationYears(Set<Integer> years) {
        publicationYears = years;
    }

    public boolean hasField(String fieldName) {
        return fields.containsKey(fieldName);
    }

    public boolean isEmpty() {
        return fields.isEmpty();
    }

    public boolean hasKey() {
        return !entryKey.isEmpty();
    }

    /// A field in plain Unicode; empty if it is missing.
    public String plainText(String fieldName) {
        return collectedValue(fieldName).map(ImportedValue::plainText).orElse("");
    }

    private Optional<ImportedValue> collectedValue(String fieldName) {
        List<PersonName> collected = collectedNames.remove(fieldName);
        if (collected != null) {
            fields.put(fieldName, new ImportedValue.PeopleValue(collected, hasOthers(fieldName)));
        }
        SequencedSet<String> members = collectedMembers.remove(fieldName);
        if (members != null) {
            fields.put(fieldName, new ImportedValue.ListValue(List.copyOf(members)));
        }
        SequencedSet<String> parts = collectedParts.remove(fieldName);
        if (parts != null) {
            fields.put(fieldName, text(fieldName, parts));
        }
        return Optional.ofNullable(fields.get(fieldName));
    }

    /// Removes a field.
    public void removeField(String fieldName) {
        forgetParts(fieldName);
        fields.remove(fieldName);
    }

    /// Replaces the value of a field.
    void replaceValue(String fieldName, ImportedValue value) {
        if (FieldCatalogue.findField(fieldName).isEmpty()) {
            throw new IllegalArgumentException("no field of the catalogue: " + fieldName);
        }
        forgetParts(fieldName);
        fields.put(fieldName, value);
    }

    private void forgetParts(String fieldName) {
        collectedNames.remove(fieldName);
        collectedMembers.remove(fieldName);
        collectedParts.remove(fieldName);
    }

    private void putIfAbsent(String fieldName, ImportedValue value) {
        if (!fields.containsKey(fieldName)) {
            replaceValue(fieldName, value);
        }
    }

    /// Text without markup. Identifiers and URLs are kept exactly.
    public void text(String fieldName, String plain) {
        String plainText = BlankCharacters.withSingleSpaces(plain).strip();
        if (!plainText.isEmpty()) {
            putIfAbsent(fieldName, text(fieldName, List.of(plainText)));
        }
    }

    private static ImportedValue text(String fieldName, Collection<String> parts) {
        return FieldCatalogue.kindOf(fieldName).isExact()
                ? new ImportedValue.ExactValue(String.join(", ", parts))
                : new ImportedValue.ProseValue(Runs.of(String.join("; ", parts)));
    }

    /// Text that may contain tags and entities of HTML or JATS.
    public void fillMarkup(String fieldName, String htmlText) {
        Runs runs = MarkupReader.parseMarkup(htmlText);
        if (!runs.plainText().isBlank()) {
            putIfAbsent(fieldName, new ImportedValue.ProseValue(runs));
        }
    }

    public void fillLatex(String fieldName, String latexSource) {
        if (!latexSource.isBlank()) {
            putIfAbsent(fieldName, new ImportedValue.LatexValue(latexSource.strip()));
        }
    }

    /// A value that is a biblatex keyword, such as `phdthesis` in `type`.
    public void fillExact(String fieldName, String exactText) {
        if (!exactText.isBlank()) {
            putIfAbsent(fieldName, new ImportedValue.ExactValue(exactText.strip()));
        }
    }

    /// Adds a name, if the source has one.
    public void addName(String fieldName, Optional<PersonName> name) {
        addPeople(fieldName, name.stream().toList());
    }

    public void addPeople(String fieldName, List<PersonName> addedNames) {
        if (addedNames.isEmpty()) {
            return;
        }
        List<PersonName> names = collectedNames.get(fieldName);
        if (names == null) {
            names = new ArrayList<>(namesOf(fieldName));
            replaceValue(fieldName, new ImportedValue.PeopleValue(names, hasOthers(fieldName)));
            collectedNames.put(fieldName, names);
        }
        names.addAll(addedNames);
    }

    /// Records that there are more names than in the source.
    public void markOthers(String fieldName) {
        if (!namesOf(fieldName).isEmpty()) {
            replaceValue(fieldName, new ImportedValue.PeopleValue(namesOf(fieldName), true));
        }
    }

    public List<PersonName> namesOf(String fieldName) {
        return collectedValue(fieldName).orElse(null)
                        instanceof ImportedValue.PeopleValue(var names, _)
                ? names
                : List.of();
    }

    private boolean hasOthers(String fieldName) {
        return fields.get(fieldName) instanceof ImportedValue.PeopleValue(_, var others) && others;
    }

    public void fillDate(String fieldName, Optional<PublicationDate> date) {
        date.ifPresent(it -> putIfAbsent(fieldName, new ImportedValue.DateValue(it)));
    }

    /// Pages as a text: `12-34`, `12`, `e1004`.
    public void fillPages(String pageText) {
        String plainText = BlankCharacters.withSingleSpaces(pageText).strip();
        if (!plainText.isEmpty()) {
            putIfAbsent(
                    FieldName.PAGES,
                    new ImportedValue.LatexValue(
                            LaTeX.escapeText(
                                            withoutAbbreviations(
                                                    WorkPages.parse(plainText).value()))
                                    .replace("-{}-", "--")));
        }
    }

    /// The pages with the last one in full: `475--482` for `475-82`.
    private static String withoutAbbreviations(WorkPages workPages) {
        List<PageSpan> fullSpans = new ArrayList<>();
        for (PageSpan pageSpan : workPages.pageSpans()) {
            boolean isShortRange =
                    pageSpan instanceof PageSpan.PageInterval range && range.isAbbreviated();
            fullSpans.add(
                    isShortRange
                            ? new PageSpan.PageInterval(
                                    pageSpan.firstPage().orElseThrow(),
                                    pageSpan.lastPage().orElseThrow())
                            : pageSpan);
        }
        return new WorkPages(fullSpans, workPages.note()).toString();
    }

    /// The first and the last page; either may be blank, and the first may already be a range.
    public void fillPages(String rawFirstPage, String rawLastPage) {
        String firstPage = rawFirstPage.strip();
        String lastPage = rawLastPage.strip();
        boolean isWholeRange =
                lastPage.isEmpty()
                        || firstPage.equals(lastPage)
                        || firstPage.matches(".*\\S\\s*[-–—]\\s*\\S.*");
        if (firstPage.isEmpty()) {
            fillPages(lastPage);
        } else {
            boolean isRange = lastPage.matches(".*\\S\\s*[-–—]\\s*\\S.*");
            fillPages(isWholeRange ? firstPage : isRange ? lastPage : firstPage + "--" + lastPage);
        }
    }

    /// The DOI in a text, in any form; false if there is none.
    public boolean fillDoi(String rawDoi) {
        Optional<Doi> doi = Doi.parse(rawDoi).value();
        doi.ifPresent(it -> putIfAbsent(FieldName.DOI, new ImportedValue.ExactValue(it.name())));
        return doi.isPresent();
    }

    /// ISBNs and ISSNs in a text that may have either; false if there is none.
    public boolean addBookNumber(String rawNumber) {
        List<Isbn> isbns = Isbn.parse(rawNumber).value();
        List<Issn> issns = isbns.isEmpty() ? Issn.parse(rawNumber).value() : List.of();
        issns.forEach(it -> appendPart(FieldName.ISSN, it.number()));
        isbns.forEach(it -> appendPart(FieldName.ISBN, it.recommendedForm()));
        return !issns.isEmpty() || !isbns.isEmpty();
    }

    /// A URL; that of a DOI also sets the DOI. An invalid URL stays as it is, so that nothing is
    /// lost.
    public void fillUrl(String rawUrl) {
        String fullUrl =
                rawUrl.strip().startsWith("//") ? "https:" + rawUrl.strip() : rawUrl.strip();
        var parsed = WebUrl.parse(fullUrl);
        boolean hasSeveral =
                parsed.diagnostics().stream()
                        .anyMatch(diagnostic -> diagnostic.code().equals(ValueProblem.URL_SEVERAL));
        Optional<WebUrl> url = hasSeveral ? Optional.empty() : parsed.value();
        if (url.isPresent() && DOI_RESOLVER.matcher(url.get().address()).matches()) {
            fillDoi(url.get().address());
        }
        text(FieldName.URL, url.map(WebUrl::address).orElse(fullUrl));
    }

    /// Adds a keyword, or another list member, if it is not there yet.
    public void addMember(String fieldName, String memberText) {
        String plainText = BlankCharacters.withSingleSpaces(memberText).strip();
        if (plainText.isEmpty()) {
            return;
        }
        SequencedSet<String> members = collectedMembers.get(fieldName);
        if (members == null) {
            members = new LinkedHashSet<>(membersOf(fieldName));
            replaceValue(fieldName, new ImportedValue.ListValue(List.copyOf(members)));
            collectedMembers.put(fieldName, members);
        }
        members.add(plainText);
    }

    private List<String> membersOf(String fieldName) {
        return collectedValue(fieldName).orElse(null)
                        instanceof ImportedValue.ListValue(var members)
                ? members
                : List.of();
    }

    /// Appends a remark, unless it is there.
    public void addRemark(String fieldName, String remarkText) {
        String plainText = BlankCharacters.withSingleSpaces(remarkText).strip();
        if (!plainText.isEmpty()) {
            appendPart(fieldName, plainText);
        }
    }

    /// Adds a part to a text, such as the number of the online edition to that of the printed one.
    private void appendPart(String fieldName, String addedPart) {
        SequencedSet<String> parts = collectedParts.get(fieldName);
        if (parts == null) {
            String currentText = plainText(fieldName);
            if (currentText.contains(addedPart)) {
                return;
            }
            parts = new LinkedHashSet<>(currentText.isEmpty() ? List.of() : List.of(currentText));
            replaceValue(fieldName, text(fieldName, List.of(addedPart)));
            collectedParts.put(fieldName, parts);
        }
        parts.add(addedPart);
    }

    /// The work, with corrections for common errors of all sources.
    public ImportedWork build() {
        DraftRepairs.repairDraft(this);
        for (String fieldName : List.copyOf(fields.keySet())) {
            boolean isList = FieldCatalogue.kindOf(fieldName) == FieldKind.LIST;
            if (collectedValue(fieldName).orElse(null) instanceof ImportedValue.ProseValue(var runs)
                    && isList) {
                replaceValue(fieldName, new ImportedValue.ListValue(List.of(runs.plainText())));
            }
        }
        return new ImportedWork(entryType, entryKey, fields, lineNumber)
                .withPublicationYears(publicationYears);
    }
}
