package octavo.convert.csl;

import octavo.convert.ConversionLosses;
import octavo.convert.TrackedFields;
import octavo.csl.CslItem;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;
import octavo.fields.FieldName;
import octavo.library.EntryGuard;
import octavo.library.Kind;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.values.ArxivId;
import octavo.values.PublicationDate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Converts a work to a CSL 1.0.2 item, for the citation engine and CSL-JSON. `CslVariables` has
/// the plain correspondences; this class has the rest.
public final class WorkToCslItem {
    private static final Set<String> WITH_ISSUES =
            Set.of(
                    "article-journal",
                    "article-magazine",
                    "article-newspaper",
                    "periodical",
                    "review");
    private static final Set<String> IN_SERIES =
            Set.of("book", "chapter", "paper-conference", "entry-encyclopedia", "pamphlet");

    private static final Pattern ARXIV_WORDS =
            Pattern.compile("(?i)(?:arxiv|corr|pre-?prints?|e-?prints?|abs|\\W)*");

    private static final Pattern DASHES = Pattern.compile("\\s*(?:-{1,3}|[–—])\\s*");

    private final TrackedFields reading;
    private final String type;
    private final CslItem.Builder item = new CslItem.Builder();

    private WorkToCslItem(TrackedFields reading) {
        this.reading = reading;
        this.type = CslTypes.of(reading);
    }

    /// Only the type of the item.
    public static String type(Work work) {
        return CslTypes.of(new TrackedFields(work));
    }

    /// The item, with the work's key as `id`.
    public static CslItem of(Work work) {
        return EntryGuard.read(
                work.key(),
                () -> new WorkToCslItem(new TrackedFields(work)).build().item(),
                () -> bare(work));
    }

    /// A minimal item for a work that could not be read.
    private static CslItem bare(Work work) {
        Map<String, ItemText> title = Map.of("title", ItemText.of(work.title()));
        return new CslItem(work.key(), "document", title, Map.of(), Map.of());
    }

    static Mapped mapped(Work work, ConversionLosses losses) {
        TrackedFields reading = new TrackedFields(work);
        Mapped mapped = new WorkToCslItem(reading).build();
        reading.tellUnread(losses);
        return mapped;
    }

    /// @param order the variables in output order
    record Mapped(CslItem item, List<String> order) {}

    private Mapped build() {
        CslVariables.NAMES.forEach(this::putNames);
        CslVariables.FURTHER_EDITORS.forEach(this::putFurtherEditors);
        putNames("director", FieldName.DIRECTOR);
        putTitles();
        PublicationDate issued = reading.date();
        CslDates.of(issued).ifPresent(date -> item.put("issued", date));
        CslVariables.DATES.forEach(this::putDate);
        CslVariables.TEXTS.forEach((variable, field) -> put(variable, reading.text(field)));
        putNumbers();
        put("status", status(issued));
        putPublisher();
        putGenre();
        putEprint();
        if (isOnArxiv()) {
            putArxiv();
        }
        putAddress();
        putLanguage(reading.firstText("langid", "language", "hyphenation"));
        return new Mapped(item.item(reading.work().key(), type), item.order());
    }

    private void putLanguage(String said) {
        if (!said.isEmpty()) {
            put("language", LanguageTags.tag(said));
            put("language", said);
        }
    }

    private void put(String variable, String text) {
        if (!text.isEmpty()) {
            item.put(variable, ItemText.parse(text));
        }
    }

    private void putNames(String variable, String field) {
        Optional<String> role =
                field.equals(FieldName.EDITOR) ? role(FieldName.EDITORTYPE) : Optional.empty();
        item.put(role.orElse(variable), CslNames.of(reading.names(field)));
    }

    /// Editors with another role, such as translators.
    private void putFurtherEditors(String typeField, String field) {
        if (!reading.work().text(field).isBlank()) {
            role(typeField)
                    .filter(role -> !item.has(role))
                    .ifPresent(role -> item.put(role, CslNames.of(reading.names(field))));
        }
    }

    /// The CSL role for a field such as `editortype`; the field counts as not read if CSL has none.
    private Optional<String> role(String typeField) {
        String type = reading.work().text(typeField).strip();
        Optional<String> role = CslVariables.role(type.toLowerCase(Locale.ROOT));
        role.ifPresent(_ -> reading.markRead(typeField));
        return role;
    }

    private void putDate(String variable, String field) {
        reading.date(field).flatMap(CslDates::of).ifPresent(date -> item.put(variable, date));
    }

    private void putTitles() {
        putTitle("title", "title", "subtitle");
        putTitle("title-short", "shorttitle", "");
        boolean journal = WITH_ISSUES.contains(type) || type.equals("article") && !isOnArxiv();
        if (journal) {
            putTitle("container-title", FieldName.JOURNALTITLE, FieldName.JOURNALSUBTITLE);
        }
        putTitle("container-title", FieldName.BOOKTITLE, FieldName.BOOKSUBTITLE);
        if (!item.has("container-title") && !isOnArxiv()) {
            putTitle("container-title", FieldName.JOURNALTITLE, FieldName.JOURNALSUBTITLE);
        }
        putTitle("collection-title", "series", "");
        putTitle("volume-title", "issuetitle", "issuesubtitle");
    }

    private void putTitle(String variable, String field, String subtitle) {
        if (!item.has(variable)) {
            reading.title(field, subtitle)
                    .map(ItemText.Builder::of)
                    .ifPresent(title -> item.put(variable, title));
        }
    }

    private void putNumbers() {
        String number = reading.text("number");
        if (WITH_ISSUES.contains(type)) {
            put("issue", number);
        } else {
            put(IN_SERIES.contains(type) ? "collection-number" : "number", number);
        }
        if (!item.has("issue")) {
            put("issue", reading.text("issue"));
        }
        String pages = reading.raw("pages").isPresent() ? reading.text("pages") : "";
        put("page", DASHES.matcher(pages).replaceAll("-"));
        if (!item.has("page")) {
            put("page", reading.text("eid"));
        }
    }

    private String status(PublicationDate issued) {
        String said = reading.text("pubstate");
        if (said.isEmpty() && issued instanceof PublicationDate.Pending(var state, _)) {
            return state.words();
        }
        for (PublicationDate.State state : PublicationDate.State.values()) {
            if (state.key().equals(said)) {
                return state.words();
            }
        }
        return said;
    }

    private void putPublisher() {
        boolean institution = type.equals("thesis") || type.equals("report");
        put(
                "publisher",
                institution
                        ? reading.firstText("institution", "publisher", "organization")
                        : reading.firstText("publisher", "institution", "organization"));
    }

    private void putGenre() {
        put("genre", reading.genre());
        if (reading.work().kind() == Kind.PREPRINT) {
            put("genre", "preprint");
        } else if (reading.work().kind() == Kind.POSTER) {
            put("genre", "Poster");
        }
    }

    /// A preprint's publisher is its archive; other works have it in addition.
    private void putEprint() {
        String id = reading.text("eprint");
        if (id.isEmpty()) {
            return;
        }
        boolean arxiv = reading.isArxiv();
        String said = reading.text(FieldName.EPRINTTYPE);
        String archive = arxiv ? "arXiv" : said;
        String number = arxiv ? "arXiv:" + id.replaceFirst("(?i)^arxiv:\\s*", "") : id;
        if (type.equals("article")) {
            putArchived(archive, number);
        } else if (said.equalsIgnoreCase("pubmed")) {
            put("PMID", id);
        } else {
            put("archive", archive);
            put("archive_location", withoutArxiv(number));
        }
    }

    private static String withoutArxiv(String number) {
        return number.replaceFirst("^arXiv:", "");
    }

    /// Where an archive is the publisher and its id the number, unless the entry has others.
    private void putArchived(String archive, String number) {
        put(isFree("publisher", archive) ? "publisher" : "archive", archive);
        if (isFree("number", number)) {
            put("number", number);
        } else {
            put("archive_location", withoutArxiv(number));
        }
    }

    private boolean isFree(String variable, String text) {
        return !item.has(variable)
                || item.text(variable).equalsIgnoreCase(ItemText.parse(text).html());
    }

    private boolean isOnArxiv() {
        return type.equals("article") && reading.hasArxivAsJournal();
    }

    /// A preprint with arXiv as its journal; its id may also be there, or in volume or pages.
    private void putArxiv() {
        Optional<ArxivId> id = reading.work().arXiv();
        putArchived("arXiv", id.map(it -> "arXiv:" + it).orElse(""));
        String journal = reading.work().text(FieldName.JOURNALTITLE);
        String rest = journal.replace(id.map(ArxivId::toString).orElse(""), "");
        if (ARXIV_WORDS.matcher(rest).matches()) {
            reading.markRead(FieldName.JOURNALTITLE);
        }
        for (String variable : List.of("volume", "page")) {
            String text = item.text(variable).replaceFirst("(?i)^abs/|^arxiv:", "");
            if (id.isPresent() && text.equals(id.get().toString())) {
                item.remove(variable);
            }
        }
    }

    /// Many entries have their URL in `howpublished` or `note`.
    private void putAddress() {
        put("URL", reading.text("url"));
        String how = withoutAddress(FieldName.HOWPUBLISHED);
        if (type.equals("speech") && !item.has("event-title")) {
            put("event-title", how); // where the talk was given; styles print no note
            how = "";
        }
        StringBuilder note = new StringBuilder(how);
        for (String field : List.of(FieldName.NOTE, FieldName.ADDENDUM)) {
            String rest = withoutAddress(field);
            if (!rest.isEmpty()) {
                note.append(note.isEmpty() ? "" : ". ").append(rest);
            }
        }
        put("note", note.toString());
    }

    private String withoutAddress(String field) {
        Optional<String> address = reading.address(field);
        address.ifPresent(it -> put("URL", it));
        boolean said = address.filter(it -> item.text("URL").equals(it)).isPresent();
        return said ? "" : reading.text(field);
    }

    /// Converts names for CSL items.
    private static final class CslNames {
        private static final CslName NOBODY = CslName.literal("");

        private CslNames() {}

        static List<CslName> of(BibNameList list) {
            List<CslName> names = new ArrayList<>();
            for (PersonName name : list.names()) {
                CslName read = of(name);
                // biblatex can refer to a name in another entry; that is nothing to print.
                if (!read.equals(NOBODY)) {
                    names.add(read);
                }
            }
            if (list.others()) {
                names.add(CslName.OTHERS);
            }
            return names;
        }

        private static CslName of(PersonName name) {
            Optional<String> literal = name.literal();
            if (literal.isPresent()) {
                return CslName.literal(literal.get());
            }
            PersonName parts = name.unicode();
            String particle = parts.prefix() + (parts.hyphenated() ? "-" : "");
            boolean drops = isDropping(name);
            return new CslName(
                    parts.family(),
                    parts.given(),
                    drops ? particle : "",
                    drops ? "" : particle,
                    parts.suffix(),
                    false,
                    false,
                    "");
        }

        /// The prefix belongs to the family name wherever BibTeX prints or sorts it, unless
        /// biblatex's `useprefix` overrides that.
        private static boolean isDropping(PersonName name) {
            return "false".equals(name.options().get("useprefix"));
        }
    }
}
