package octavo.cslreferences;

import octavo.conversion.ConversionLosses;
import octavo.conversion.TrackedFields;
import octavo.csl.CslItem;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;
import octavo.fields.FieldName;
import octavo.library.EntryGuard;
import octavo.library.SortDate;
import octavo.library.Work;
import octavo.library.WorkKind;
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

    private final TrackedFields trackedFields;
    private final String cslType;
    private final CslItem.CslItemBuilder itemBuilder = new CslItem.CslItemBuilder();

    private WorkToCslItem(TrackedFields trackedFields) {
        this.trackedFields = trackedFields;
        this.cslType = CslTypes.cslTypeOf(trackedFields);
    }

    /// Only the type of the item.
    public static String cslTypeOf(Work work) {
        return CslTypes.cslTypeOf(new TrackedFields(work));
    }

    /// The item, with the work's key as `id`.
    public static CslItem of(Work work) {
        return EntryGuard.readSafely(
                work.key(),
                () -> new WorkToCslItem(new TrackedFields(work)).build().item(),
                () -> titleOnlyItem(work));
    }

    /// A minimal item for a work that could not be read.
    private static CslItem titleOnlyItem(Work work) {
        Map<String, ItemText> titleTexts = Map.of("title", ItemText.of(work.title()));
        return new CslItem(work.key(), "document", titleTexts, Map.of(), Map.of());
    }

    public static MappedItem mapWork(Work work, ConversionLosses losses) {
        TrackedFields trackedFields = new TrackedFields(work);
        MappedItem mappedItem = new WorkToCslItem(trackedFields).build();
        trackedFields.reportUnread(losses);
        return mappedItem;
    }

    /// @param variableOrder the variables in output order
    public record MappedItem(CslItem item, List<String> variableOrder) {}

    private MappedItem build() {
        CslVariables.NAME_FIELDS.forEach(this::putNames);
        CslVariables.FURTHER_EDITORS.forEach(this::putFurtherEditors);
        putNames("director", FieldName.DIRECTOR);
        new CslTitles(trackedFields, itemBuilder, cslType).putTitles(WITH_ISSUES, isOnArxiv());
        PublicationDate issuedDate = trackedFields.readDate();
        CslDates.of(issuedDate)
                .map(date ->
                        date.withSortMonth(CslDates.monthOf(SortDate.of(trackedFields.work()))))
                .ifPresent(date -> itemBuilder.putVariable("issued", date));
        CslVariables.DATE_FIELDS.forEach(this::putDate);
        CslVariables.TEXT_FIELDS.forEach(
                (variable, field) -> putText(variable, LiteralList.textOf(trackedFields, field)));
        putNumbers();
        putText("status", statusText(issuedDate));
        putPublisher();
        putGenre();
        putEprint();
        if (isOnArxiv()) {
            putArxiv();
        }
        putAddresses();
        putLanguage(CitedTitles.statedLanguage(trackedFields));
        return new MappedItem(
                itemBuilder.build(trackedFields.work().key(), cslType),
                itemBuilder.variableOrder());
    }

    private void putLanguage(String statedLanguage) {
        if (!statedLanguage.isEmpty()) {
            putText("language", LanguageTags.tagOf(statedLanguage));
            putText("language", statedLanguage);
        }
    }

    private void putText(String variable, String text) {
        if (!text.isEmpty()) {
            itemBuilder.putVariable(variable, ItemText.parse(text));
        }
    }

    private void putNames(String variable, String fieldName) {
        Optional<String> role =
                fieldName.equals(FieldName.EDITOR)
                        ? cslRole(FieldName.EDITORTYPE)
                        : Optional.empty();
        itemBuilder.putVariable(
                role.orElse(variable), CslNames.toCslNames(trackedFields.namesIn(fieldName)));
    }

    /// Editors with another role, such as translators.
    private void putFurtherEditors(String typeField, String fieldName) {
        if (!trackedFields.work().plainText(fieldName).isBlank()) {
            cslRole(typeField)
                    .filter(role -> !itemBuilder.hasVariable(role))
                    .ifPresent(role ->
                            itemBuilder.putVariable(
                                    role, CslNames.toCslNames(trackedFields.namesIn(fieldName))));
        }
    }

    /// The CSL role for a field such as `editortype`; the field counts as not read if CSL has none.
    private Optional<String> cslRole(String typeField) {
        String editorType = trackedFields.work().plainText(typeField).strip();
        Optional<String> role = CslVariables.cslRole(editorType.toLowerCase(Locale.ROOT));
        role.ifPresent(_ -> trackedFields.markRead(typeField));
        return role;
    }

    private void putDate(String variable, String fieldName) {
        trackedFields
                .readDate(fieldName)
                .flatMap(CslDates::of)
                .ifPresent(date -> itemBuilder.putVariable(variable, date));
    }

    private void putNumbers() {
        String number = trackedFields.plainText("number");
        if (WITH_ISSUES.contains(cslType)) {
            putText("issue", number);
        } else {
            putText(IN_SERIES.contains(cslType) ? "collection-number" : "number", number);
        }
        if (!itemBuilder.hasVariable("issue")) {
            putText("issue", trackedFields.plainText("issue"));
        }
        String pages =
                trackedFields.rawValue("pages").isPresent() ? trackedFields.plainText("pages") : "";
        putText("page", DASHES.matcher(pages).replaceAll("-"));
        if (!itemBuilder.hasVariable("page")) {
            putText("page", trackedFields.plainText("eid"));
        }
    }

    private String statusText(PublicationDate issuedDate) {
        String statedState = trackedFields.plainText("pubstate");
        if (statedState.isEmpty()
                && issuedDate instanceof PublicationDate.PendingDate(var publicationState, _)) {
            return publicationState.displayWords();
        }
        for (PublicationDate.PublicationState publicationState :
                PublicationDate.PublicationState.values()) {
            if (publicationState.pubstateKey().equals(statedState)) {
                return publicationState.displayWords();
            }
        }
        return statedState;
    }

    private void putPublisher() {
        boolean isInstitution = cslType.equals("thesis") || cslType.equals("report");
        List<String> fieldNames =
                isInstitution
                        ? List.of("institution", "publisher", "organization")
                        : List.of("publisher", "institution", "organization");
        fieldNames.stream()
                .filter(fieldName -> !trackedFields.work().plainText(fieldName).isBlank())
                .findFirst()
                .ifPresent(fieldName ->
                        putText("publisher", LiteralList.textOf(trackedFields, fieldName)));
    }

    private void putGenre() {
        putText("genre", trackedFields.genreText());
        if (trackedFields.work().workKind() == WorkKind.PREPRINT) {
            putText("genre", "preprint");
        } else if (trackedFields.work().workKind() == WorkKind.POSTER) {
            putText("genre", "Poster");
        }
    }

    /// A preprint's publisher is its archive; other works have it in addition.
    private void putEprint() {
        String eprintId = trackedFields.plainText("eprint");
        if (eprintId.isEmpty()) {
            return;
        }
        boolean arxiv = trackedFields.isArxiv();
        String eprintType = trackedFields.plainText(FieldName.EPRINTTYPE);
        String archive = arxiv ? "arXiv" : eprintType;
        String archiveNumber =
                arxiv ? "arXiv:" + eprintId.replaceFirst("(?i)^arxiv:\\s*", "") : eprintId;
        if (cslType.equals("article")) {
            putArchived(archive, archiveNumber);
        } else if (eprintType.equalsIgnoreCase("pubmed")) {
            putText("PMID", eprintId);
        } else {
            putText("archive", archive);
            putText("archive_location", withoutArxiv(archiveNumber));
        }
    }

    private static String withoutArxiv(String number) {
        return number.replaceFirst("^arXiv:", "");
    }

    /// Where an archive is the publisher and its id the number, unless the entry has others.
    private void putArchived(String archive, String number) {
        putText(isFree("publisher", archive) ? "publisher" : "archive", archive);
        if (isFree("number", number)) {
            putText("number", number);
        } else {
            putText("archive_location", withoutArxiv(number));
        }
    }

    private boolean isFree(String variable, String text) {
        return !itemBuilder.hasVariable(variable)
                || itemBuilder.plainText(variable).equalsIgnoreCase(text);
    }

    private boolean isOnArxiv() {
        return cslType.equals("article") && trackedFields.hasArxivAsJournal();
    }

    /// A preprint with arXiv as its journal; its id may also be there, or in volume or pages.
    private void putArxiv() {
        Optional<ArxivId> arxivId = trackedFields.work().arXiv();
        putArchived("arXiv", arxivId.map(it -> "arXiv:" + it).orElse(""));
        String journal = trackedFields.work().plainText(FieldName.JOURNALTITLE);
        String remainingText = journal.replace(arxivId.map(ArxivId::toString).orElse(""), "");
        if (ARXIV_WORDS.matcher(remainingText).matches()) {
            trackedFields.markRead(FieldName.JOURNALTITLE);
        }
        for (String variable : List.of("volume", "page")) {
            String text = itemBuilder.plainText(variable).replaceFirst("(?i)^abs/|^arxiv:", "");
            if (arxivId.isPresent() && text.equals(arxivId.get().toString())) {
                itemBuilder.removeText(variable);
            }
        }
    }

    /// Many entries have their URL in `howpublished` or `note`.
    private void putAddresses() {
        putAddress(trackedFields.plainText("url"));
        String howPublished = withoutAddress(FieldName.HOWPUBLISHED);
        if (cslType.equals("speech") && !itemBuilder.hasVariable("event-title")) {
            putText("event-title", howPublished); // where the talk was given; styles print no note
            howPublished = "";
        }
        StringBuilder noteBuilder = new StringBuilder(howPublished);
        for (String fieldName : List.of(FieldName.NOTE, FieldName.ADDENDUM)) {
            String noteText = withoutAddress(fieldName);
            if (!noteText.isEmpty()) {
                noteBuilder.append(noteBuilder.isEmpty() ? "" : ". ").append(noteText);
            }
        }
        putText("note", noteBuilder.toString());
    }

    /// An address has no markup, whatever signs are in it.
    private void putAddress(String address) {
        itemBuilder.putVariable("URL", ItemText.of(address));
    }

    private String withoutAddress(String fieldName) {
        Optional<String> address = trackedFields.findAddress(fieldName);
        address.ifPresent(this::putAddress);
        boolean isAddressStated =
                address.filter(it -> itemBuilder.plainText("URL").equals(it)).isPresent();
        return isAddressStated ? "" : trackedFields.plainText(fieldName);
    }

    /// Converts names for CSL items.
    private static final class CslNames {
        private static final CslName NOBODY = CslName.literal("");

        private CslNames() {}

        static List<CslName> toCslNames(BibNameList nameList) {
            List<CslName> names = new ArrayList<>();
            for (PersonName name : nameList.names()) {
                CslName cslName = toCslNames(name);
                // biblatex can refer to a name in another entry; that is nothing to print.
                if (!cslName.equals(NOBODY)) {
                    names.add(cslName);
                }
            }
            if (nameList.hasOthers()) {
                names.add(CslName.OTHERS);
            }
            return names;
        }

        private static CslName toCslNames(PersonName name) {
            Optional<String> literal = name.literal();
            if (literal.isPresent()) {
                return CslName.literal(literal.get());
            }
            PersonName nameParts = name.toUnicode();
            String particle = nameParts.prefix() + (nameParts.isHyphenated() ? "-" : "");
            boolean dropsParticle = isDropping(name);
            return new CslName(
                    nameParts.family(),
                    nameParts.given(),
                    dropsParticle ? particle : "",
                    dropsParticle ? "" : particle,
                    nameParts.suffix(),
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
