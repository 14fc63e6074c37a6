package octavo.cv.write;

import octavo.bib.BibParser;
import octavo.cv.configuration.Emphasis;
import octavo.cv.list.AuthorLine.ListedAuthor;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.ListedWork;
import octavo.fields.FieldName;
import octavo.formats.bibtex.BibExport;
import octavo.latex.LaTeX;
import octavo.latex.PdfLatex;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.RichPiece;
import octavo.latex.RichText.ScriptLevel;
import octavo.library.BibDialect;
import octavo.library.LazyValue;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.NameAnnotation;
import octavo.names.PersonName;
import octavo.richtext.LinkAddress;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The entries of a list as a self-contained bibliography: inherited fields are included, and every
/// field is plain text, so that no command in it is executed.
final class BiblatexEntries {
    private static final Pattern SAFE_KEY = Pattern.compile("[\\w:.+/&&[^\\s]][\\w:.+/-]*");
    private static final Pattern EMPTY_GROUP = Pattern.compile("(?<=[-',])\\{}");
    private static final Pattern CONTROL_CHARACTERS = Pattern.compile("\\p{Cntrl}+");
    private static final Pattern MARK_NAME = Pattern.compile("[A-Za-z][A-Za-z0-9-]*");

    /// Fields that styles print. Private notes, files and abstracts are left out.
    private static final List<String> TEXT_FIELDS =
            List.of(
                    FieldName.TITLE,
                    FieldName.SUBTITLE,
                    FieldName.TITLEADDON,
                    FieldName.BOOKTITLE,
                    FieldName.BOOKSUBTITLE,
                    FieldName.MAINTITLE,
                    FieldName.JOURNALTITLE,
                    FieldName.JOURNALSUBTITLE,
                    FieldName.EVENTTITLE,
                    FieldName.SERIES,
                    FieldName.VOLUME,
                    FieldName.NUMBER,
                    FieldName.ISSUE,
                    FieldName.PART,
                    FieldName.EDITION,
                    FieldName.EID,
                    FieldName.CHAPTER,
                    FieldName.PAGES,
                    FieldName.PAGETOTAL,
                    FieldName.PUBLISHER,
                    FieldName.LOCATION,
                    FieldName.VENUE,
                    FieldName.ORGANIZATION,
                    FieldName.INSTITUTION,
                    FieldName.TYPE,
                    FieldName.VERSION,
                    FieldName.HOWPUBLISHED,
                    FieldName.NOTE,
                    FieldName.ADDENDUM,
                    FieldName.PUBSTATE,
                    FieldName.YEAR,
                    FieldName.MONTH,
                    FieldName.DATE,
                    FieldName.EVENTDATE,
                    FieldName.ISBN,
                    FieldName.ISSN,
                    FieldName.EPRINTTYPE,
                    FieldName.EPRINTCLASS);

    private static final List<String> NAME_FIELDS = List.of("author", "editor", "translator");
    private static final List<String> VERBATIM_FIELDS = List.of("doi", "eprint");
    private static final Set<String> DATE_FIELDS = Set.of("date", "eventdate");

    private final BiblatexCache biblatexCache;
    private final Map<String, String> keysByEntry = new LinkedHashMap<>();
    private final Set<String> usedMarks = new HashSet<>();
    private final StringBuilder bibliographyText = new StringBuilder();

    private BiblatexEntries(BiblatexCache biblatexCache) {
        this.biblatexCache = biblatexCache;
    }

    static BiblatexEntries of(List<CvEntry> cvEntries, BiblatexCache biblatexCache) {
        BiblatexEntries biblatexEntries = new BiblatexEntries(biblatexCache);
        Map<String, CvEntry> entriesByKey = new LinkedHashMap<>();
        cvEntries.forEach(cvEntry -> entriesByKey.putIfAbsent(cvEntry.key(), cvEntry));
        biblatexEntries.makeKeysSafe(entriesByKey.keySet());
        List<Work> works =
                entriesByKey.values().stream()
                        .map(firstEntry -> firstEntry.listedWork().work())
                        .toList();
        LazyValue<Library> modern = new LazyValue<>(() -> toBiblatex(works));
        entriesByKey.values().forEach(firstEntry -> biblatexEntries.addEntry(firstEntry, modern));
        return biblatexEntries;
    }

    private static Library toBiblatex(List<Work> works) {
        Set<Integer> workIndices = works.stream().map(Work::index).collect(Collectors.toSet());
        Library library = works.getFirst().library();
        return Library.of(
                BibParser.parse(BibExport.toText(library, BibDialect.BIBLATEX, workIndices)));
    }

    /// The work in biblatex. One with a repeated key is converted separately.
    private static Work toBiblatex(Work work, LazyValue<Library> modernLibrary) {
        boolean isFirst = work.library().indexOfKey(work.key()).equals(Optional.of(work.index()));
        Optional<Work> modernWork =
                isFirst
                        ? modernLibrary.get().workWithKey(work.key())
                        : Work.allOf(toBiblatex(List.of(work)))
                                .filter(candidate -> candidate.key().equals(work.key()))
                                .findFirst();
        return modernWork.orElse(work);
    }

    /// Replaces keys that would end the argument they are in.
    private void makeKeysSafe(Set<String> originalKeys) {
        Set<String> usedKeys = new HashSet<>(originalKeys);
        for (String key : originalKeys) {
            String safeKey =
                    SAFE_KEY.matcher(key).matches() ? key : key.replaceAll("[^A-Za-z0-9]", "-");
            String uniqueKey = safeKey;
            for (int i = 2; !uniqueKey.equals(key) && !usedKeys.add(uniqueKey); i++) {
                uniqueKey = safeKey + "-" + i;
            }
            keysByEntry.put(key, uniqueKey.startsWith("-") ? "key" + uniqueKey : uniqueKey);
        }
    }

    String safeKeyOf(String key) {
        return Objects.requireNonNull(keysByEntry.get(key));
    }

    String bibliographyText() {
        return bibliographyText.toString();
    }

    /// Whether any name has an annotation.
    boolean isMarkUsed(String mark) {
        return usedMarks.contains(mark);
    }

    /// The annotation for a kind of highlighting.
    static String emphasisMark(Emphasis emphasis) {
        return "octavo-" + emphasis.id();
    }

    static boolean isMarkName(String word) {
        return MARK_NAME.matcher(word).matches();
    }

    private void addEntry(CvEntry cvEntry, LazyValue<Library> modernLibrary) {
        Work work = cvEntry.listedWork().work();
        EntryContext entryContext =
                new EntryContext(
                        safeKeyOf(cvEntry.key()),
                        writeAnnotations(cvEntry.listedWork()),
                        cvEntry.note());
        bibliographyText.append(bibliographyText.isEmpty() ? "" : "\n");
        bibliographyText.append(
                biblatexCache.writtenEntries.getOrMake(
                        work, entryContext, () -> writeEntry(work, entryContext, modernLibrary)));
    }

    /// What depends on the list.
    record EntryContext(String entryKey, String annotations, String note) {}

    private String writeEntry(
            Work work, EntryContext entryContext, LazyValue<Library> modernLibrary) {
        SharedEntry sharedEntry =
                biblatexCache.sharedEntries.getOrMake(
                        work, "", () -> SharedEntry.of(toBiblatex(work, modernLibrary)));
        Map<String, String> fields = new LinkedHashMap<>(sharedEntry.fields());
        fields.put(work.authorsField() + "+an", entryContext.annotations());
        fields.merge("addendum", escapeText(entryContext.note()), BiblatexEntries::joinAddendum);
        fields.values().removeIf(String::isEmpty);
        return fields.entrySet().stream()
                .map(field -> "  " + field.getKey() + " = {" + field.getValue() + "}")
                .collect(
                        Collectors.joining(
                                ",\n",
                                "@"
                                        + sharedEntry.entryType()
                                        + "{"
                                        + entryContext.entryKey()
                                        + ",\n",
                                "\n}\n"));
    }

    /// The addendum, followed by the profile's note.
    private static String joinAddendum(String addendum, String profileNote) {
        return addendum + (addendum.isEmpty() || profileNote.isEmpty() ? "" : ". ") + profileNote;
    }

    /// What is the same for every list. The field with author annotations, if a list has any, is an
    /// empty placeholder.
    record SharedEntry(String entryType, Map<String, String> fields) {
        static SharedEntry of(Work biblatexWork) {
            Map<String, String> fields = new LinkedHashMap<>();
            NAME_FIELDS.forEach(
                    fieldName -> fields.put(fieldName, writeNames(biblatexWork.people(fieldName))));
            fields.put("author+an", "");
            TEXT_FIELDS.forEach(fieldName ->
                    fields.put(
                            fieldName,
                            bibliographyText(
                                    fieldName, biblatexWork.rawValue(fieldName).orElse(""))));
            fields.computeIfPresent("pages", (_, pages) -> pages.replace("–", "--"));
            VERBATIM_FIELDS.forEach(fieldName ->
                    fields.put(
                            fieldName, verbatimText(biblatexWork.rawValue(fieldName).orElse(""))));
            LinkAddress.of(biblatexWork.rawValue("url").orElse(""))
                    .ifPresent(url -> fields.put("url", url.url()));
            return new SharedEntry(biblatexWork.entry().type().replaceAll("[^A-Za-z]", ""), fields);
        }
    }

    /// In a date, characters such as `~` express uncertainty.
    private static String bibliographyText(String field, String latex) {
        return DATE_FIELDS.contains(field)
                ? latex.replaceAll("[{}\\\\\\p{Cntrl}]", "")
                : formatLatex(latex);
    }

    private static String writeNames(BibNameList nameList) {
        List<String> names = new ArrayList<>();
        for (PersonName personName : nameList.names()) {
            PersonName unicodeName = personName.toUnicode();
            names.add(
                    unicodeName
                            .literal()
                            .map(literalName -> "{" + escapeText(literalName) + "}")
                            .orElseGet(() ->
                                    PersonName.of(
                                                    escapeText(unicodeName.given()),
                                                    escapeText(unicodeName.prefix()),
                                                    escapeText(unicodeName.family()),
                                                    escapeText(unicodeName.suffix()))
                                            .toBibtex()));
        }
        if (nameList.hasOthers()) {
            names.add("others");
        }
        return String.join(" and ", names);
    }

    private String writeAnnotations(ListedWork listedWork) {
        List<ListedAuthor> authors = listedWork.listedAuthors(listedWork.work().authorsField());
        List<NameAnnotation> nameAnnotations = new ArrayList<>();
        for (int i = 0; i < authors.size(); i++) {
            Set<String> authorMarks = authorMarks(authors.get(i));
            usedMarks.addAll(authorMarks);
            if (!authorMarks.isEmpty()) {
                nameAnnotations.add(NameAnnotation.of(i + 1, authorMarks.toArray(String[]::new)));
            }
        }
        return NameAnnotation.toBibtex(nameAnnotations);
    }

    private static Set<String> authorMarks(ListedAuthor author) {
        Set<String> authorMarks = new LinkedHashSet<>();
        if (author.isSelf()) {
            authorMarks.add("self");
        }
        author.marks().stream()
                .filter(BiblatexEntries::isMarkName)
                .sorted()
                .forEach(authorMarks::add);
        if (author.emphasis() != Emphasis.NONE && author.emphasis() != Emphasis.OMIT) {
            authorMarks.add(emphasisMark(author.emphasis()));
        }
        return authorMarks;
    }

    /// The text of a field with formatting, and with braces around text that keeps its case.
    private static String formatLatex(String latex) {
        StringBuilder formattedText = new StringBuilder();
        for (RichPiece richPiece : LaTeX.parse(latex).value().pieces()) {
            String pieceText = escapeText(richPiece.text());
            for (Map.Entry<LatexFormat, String> formatCommand : FORMAT_COMMANDS.entrySet()) {
                pieceText =
                        richPiece.hasFormat(formatCommand.getKey())
                                ? formatCommand.getValue() + "{" + pieceText + "}"
                                : pieceText;
            }
            for (ScriptLevel scriptLevel : richPiece.scripts().reversed()) {
                pieceText =
                        (scriptLevel == ScriptLevel.RAISED ? RAISED_COMMAND : LOWERED_COMMAND)
                                + "{"
                                + pieceText
                                + "}";
            }
            formattedText.append(
                    richPiece.hasFormat(LatexFormat.PROTECTED) ? "{" + pieceText + "}" : pieceText);
        }
        return formattedText.toString();
    }

    private static final Map<LatexFormat, String> FORMAT_COMMANDS =
            new TreeMap<>(
                    Map.of(
                            LatexFormat.ITALIC, "\\textit",
                            LatexFormat.BOLD, "\\textbf",
                            LatexFormat.SMALL_CAPS, "\\textsc"));
    private static final String RAISED_COMMAND = "\\textsuperscript";
    private static final String LOWERED_COMMAND = "\\textsubscript";

    /// For BibTeX even an escaped brace is a brace; ligatures must not form; and LaTeX stops at
    /// control characters.
    private static String escapeText(String text) {
        return LaTeX.escapeText(CONTROL_CHARACTERS.matcher(text).replaceAll(" "))
                .replace("<", "{\\textless}")
                .replace(">", "{\\textgreater}")
                .replace("|", "{\\textbar}")
                .replace("\"", "{\\char34}")
                .replace(",,", ",{},")
                .transform(ligatureText -> EMPTY_GROUP.matcher(ligatureText).replaceAll("\\\\/"))
                .transform(PdfLatex::withFormulas);
    }

    /// A number, without braces and line breaks.
    private static String verbatimText(String text) {
        return text.replaceAll("[{}\\\\\\s\\p{Cntrl}]", "");
    }
}
