package octavo.cv.write;

import octavo.bib.BibParser;
import octavo.convert.bibtex.BibExport;
import octavo.cv.list.AuthorLine.Author;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.list.ListedWork;
import octavo.cv.profile.Emphasis;
import octavo.fields.FieldName;
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
    private static final Pattern KEY = Pattern.compile("[\\w:.+/&&[^\\s]][\\w:.+/-]*");
    private static final Pattern JOINT = Pattern.compile("(?<=[-',])\\{}");
    private static final Pattern CONTROLS = Pattern.compile("\\p{Cntrl}+");
    private static final Pattern MARK = Pattern.compile("[A-Za-z][A-Za-z0-9-]*");

    /// Fields that styles print. Private notes, files and abstracts are left out.
    private static final List<String> TEXTS =
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

    private static final List<String> NAMES = List.of("author", "editor", "translator");
    private static final List<String> AS_THEY_ARE = List.of("doi", "eprint");
    private static final Set<String> DATES = Set.of("date", "eventdate");

    private final BiblatexCache cache;
    private final Map<String, String> keys = new LinkedHashMap<>();
    private final Set<String> marks = new HashSet<>();
    private final StringBuilder text = new StringBuilder();

    private BiblatexEntries(BiblatexCache cache) {
        this.cache = cache;
    }

    static BiblatexEntries of(List<Item> items, BiblatexCache cache) {
        BiblatexEntries entries = new BiblatexEntries(cache);
        Map<String, Item> firsts = new LinkedHashMap<>();
        items.forEach(item -> firsts.putIfAbsent(item.key(), item));
        entries.nameKeys(firsts.keySet());
        List<Work> works = firsts.values().stream().map(each -> each.publication().work()).toList();
        LazyValue<Library> modern = new LazyValue<>(() -> modern(works));
        firsts.values().forEach(each -> entries.add(each, modern));
        return entries;
    }

    private static Library modern(List<Work> works) {
        Set<Integer> places = works.stream().map(Work::index).collect(Collectors.toSet());
        Library library = works.getFirst().library();
        return Library.of(BibParser.parse(BibExport.text(library, BibDialect.BIBLATEX, places)));
    }

    /// The work in biblatex. One with a repeated key is converted separately.
    private static Work modern(Work work, LazyValue<Library> all) {
        boolean isFirst = work.library().indexOfKey(work.key()).equals(Optional.of(work.index()));
        Optional<Work> modern =
                isFirst
                        ? all.get().indexOfKey(work.key()).flatMap(all.get()::work)
                        : Work.allOf(modern(List.of(work)))
                                .filter(each -> each.key().equals(work.key()))
                                .findFirst();
        return modern.orElse(work);
    }

    /// Replaces keys that would end the argument they are in.
    private void nameKeys(Set<String> all) {
        Set<String> used = new HashSet<>(all);
        for (String key : all) {
            String safe = KEY.matcher(key).matches() ? key : key.replaceAll("[^A-Za-z0-9]", "-");
            String name = safe;
            for (int i = 2; !name.equals(key) && !used.add(name); i++) {
                name = safe + "-" + i;
            }
            keys.put(key, name.startsWith("-") ? "key" + name : name);
        }
    }

    String key(String key) {
        return Objects.requireNonNull(keys.get(key));
    }

    String text() {
        return text.toString();
    }

    /// Whether any name has an annotation.
    boolean isUsed(String mark) {
        return marks.contains(mark);
    }

    /// The annotation for a kind of highlighting.
    static String mark(Emphasis emphasis) {
        return "octavo-" + emphasis.id();
    }

    static boolean isMark(String word) {
        return MARK.matcher(word).matches();
    }

    private void add(Item item, LazyValue<Library> modern) {
        Work work = item.publication().work();
        Said said = new Said(key(item.key()), annotations(item.publication()), item.note());
        text.append(text.isEmpty() ? "" : "\n");
        text.append(cache.entries.of(work, said, () -> whole(work, said, modern)));
    }

    /// What depends on the list.
    record Said(String key, String annotations, String note) {}

    private String whole(Work work, Said said, LazyValue<Library> modern) {
        Modern entry = cache.modern.of(work, "", () -> Modern.of(modern(work, modern)));
        Map<String, String> fields = new LinkedHashMap<>(entry.fields());
        fields.put(work.authorsField() + "+an", said.annotations());
        fields.merge("addendum", escaped(said.note()), BiblatexEntries::joined);
        fields.values().removeIf(String::isEmpty);
        return fields.entrySet().stream()
                .map(field -> "  " + field.getKey() + " = {" + field.getValue() + "}")
                .collect(
                        Collectors.joining(
                                ",\n", "@" + entry.type() + "{" + said.key() + ",\n", "\n}\n"));
    }

    /// The addendum, followed by the profile's note.
    private static String joined(String addendum, String note) {
        return addendum + (addendum.isEmpty() || note.isEmpty() ? "" : ". ") + note;
    }

    /// What is the same for every list. The field with author annotations, if a list has any, is an
    /// empty placeholder.
    record Modern(String type, Map<String, String> fields) {
        static Modern of(Work modern) {
            Map<String, String> fields = new LinkedHashMap<>();
            NAMES.forEach(name -> fields.put(name, names(modern.people(name))));
            fields.put("author+an", "");
            TEXTS.forEach(name -> fields.put(name, text(name, modern.raw(name).orElse(""))));
            fields.computeIfPresent("pages", (_, pages) -> pages.replace("–", "--"));
            AS_THEY_ARE.forEach(name -> fields.put(name, verbatim(modern.raw(name).orElse(""))));
            LinkAddress.of(modern.raw("url").orElse(""))
                    .ifPresent(url -> fields.put("url", url.text()));
            return new Modern(modern.entry().type().replaceAll("[^A-Za-z]", ""), fields);
        }
    }

    /// In a date, characters such as `~` express uncertainty.
    private static String text(String field, String latex) {
        return DATES.contains(field) ? latex.replaceAll("[{}\\\\\\p{Cntrl}]", "") : rich(latex);
    }

    private static String names(BibNameList list) {
        List<String> names = new ArrayList<>();
        for (PersonName name : list.names()) {
            PersonName plain = name.unicode();
            names.add(
                    plain.literal()
                            .map(body -> "{" + escaped(body) + "}")
                            .orElseGet(() ->
                                    PersonName.of(
                                                    escaped(plain.given()),
                                                    escaped(plain.prefix()),
                                                    escaped(plain.family()),
                                                    escaped(plain.suffix()))
                                            .toBibtex()));
        }
        if (list.others()) {
            names.add("others");
        }
        return String.join(" and ", names);
    }

    private String annotations(ListedWork publication) {
        List<Author> authors = publication.authors(publication.work().authorsField());
        List<NameAnnotation> all = new ArrayList<>();
        for (int i = 0; i < authors.size(); i++) {
            Set<String> said = annotation(authors.get(i));
            marks.addAll(said);
            if (!said.isEmpty()) {
                all.add(NameAnnotation.of(i + 1, said.toArray(String[]::new)));
            }
        }
        return NameAnnotation.toBibtex(all);
    }

    private static Set<String> annotation(Author author) {
        Set<String> said = new LinkedHashSet<>();
        if (author.isSelf()) {
            said.add("self");
        }
        author.marks().stream().filter(BiblatexEntries::isMark).sorted().forEach(said::add);
        if (author.emphasis() != Emphasis.NONE && author.emphasis() != Emphasis.OMIT) {
            said.add(mark(author.emphasis()));
        }
        return said;
    }

    /// The text of a field with formatting, and with braces around text that keeps its case.
    private static String rich(String latex) {
        StringBuilder rich = new StringBuilder();
        for (RichPiece piece : LaTeX.parse(latex).value().pieces()) {
            String part = escaped(piece.text());
            for (Map.Entry<LatexFormat, String> look : COMMANDS.entrySet()) {
                part = piece.is(look.getKey()) ? look.getValue() + "{" + part + "}" : part;
            }
            for (ScriptLevel script : piece.scripts().reversed()) {
                part = (script == ScriptLevel.RAISED ? RAISED : LOWERED) + "{" + part + "}";
            }
            rich.append(piece.is(LatexFormat.PROTECTED) ? "{" + part + "}" : part);
        }
        return rich.toString();
    }

    private static final Map<LatexFormat, String> COMMANDS =
            new TreeMap<>(
                    Map.of(
                            LatexFormat.ITALIC, "\\textit",
                            LatexFormat.BOLD, "\\textbf",
                            LatexFormat.SMALL_CAPS, "\\textsc"));
    private static final String RAISED = "\\textsuperscript";
    private static final String LOWERED = "\\textsubscript";

    /// For BibTeX even an escaped brace is a brace; ligatures must not form; and LaTeX stops at
    /// control characters.
    private static String escaped(String text) {
        return LaTeX.escape(CONTROLS.matcher(text).replaceAll(" "))
                .replace("<", "{\\textless}")
                .replace(">", "{\\textgreater}")
                .replace("|", "{\\textbar}")
                .replace("\"", "{\\char34}")
                .replace(",,", ",{},")
                .transform(joint -> JOINT.matcher(joint).replaceAll("\\\\/"))
                .transform(PdfLatex::settableByBiber);
    }

    /// A number, without braces and line breaks.
    private static String verbatim(String text) {
        return text.replaceAll("[{}\\\\\\s\\p{Cntrl}]", "");
    }
}
