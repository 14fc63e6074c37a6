package octavo.formats.pubmed;

import octavo.fields.FieldName;
import octavo.formats.tagged.TaggedLine;
import octavo.formats.tagged.TaggedRecord;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of MEDLINE, by NLM's list of field tags and ERIC's variations.
public final class MedlineReader {
    private static final TypeTable TYPES =
            TypeTable.readTable(MedlineReader.class, "medline-types.tsv");
    private static final Set<String> WITH_PUBLISHER = Set.of("report", "book", "collection");

    private final TaggedRecord record;
    private final WorkDraft draft;

    MedlineReader(TaggedRecord record) {
        this.record = record;
        this.draft = new WorkDraft(record.lineNumber());
    }

    WorkDraft readDraft() {
        readType();
        readPeople();
        readTitles();
        readJournal();
        String publishedDate = record.firstValue("DP");
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(publishedDate.isEmpty() ? record.firstValue("DEP") : publishedDate));
        readNumbers();
        readIdentifiers();
        draft.text(FieldName.ABSTRACT, String.join(" ", firstPresentValues("AB", "OAB")));
        readKeywords();
        draft.text(FieldName.LANGUAGE, record.firstValue("LA"));
        record.allValues("GN").forEach(note -> draft.addRemark(FieldName.NOTE, note));
        return draft;
    }

    private List<String> firstPresentValues(String... tags) {
        for (String tag : tags) {
            if (record.hasValue(tag)) {
                return record.allValues(tag);
            }
        }
        return List.of();
    }

    /// The most specific publication type; an article only if nothing else is stated.
    private void readType() {
        List<String> knownTypes = record.allValues("PT").stream().filter(TYPES::hasCode).toList();
        Optional<String> specificType =
                knownTypes.stream()
                        .filter(type -> !TYPES.entryTypeOf(type).equals(Optional.of("article")))
                        .findFirst();
        boolean isArticle =
                specificType.isEmpty() && !knownTypes.isEmpty()
                        || record.firstValue("OID").startsWith("EJ");
        if (isArticle) {
            draft.type("article");
        } else if (specificType.isPresent()) {
            TYPES.applyType(specificType.get(), draft);
        } else if (record.hasValue("BTI")) {
            draft.type(record.hasValue("TI") ? "incollection" : "book");
        } else if (record.firstValue("OID").startsWith("ED")) {
            draft.type("report");
        } else if (record.hasValue("JT", "TA")) {
            draft.type("article");
        }
    }

    /// A full name, `FAU`, precedes its short form, `AU`.
    private void readPeople() {
        boolean hasFullName = false;
        for (TaggedLine line : record.lines()) {
            switch (line.tag()) {
                case "FAU" -> readName(FieldName.AUTHOR, line.value());
                case "FED" -> readName(FieldName.EDITOR, line.value());
                case "AU" -> readShortName(FieldName.AUTHOR, hasFullName, line.value());
                case "ED" -> readShortName(FieldName.EDITOR, hasFullName, line.value());
                case "CN" -> draft.addName(FieldName.AUTHOR, parseOrganization(line.value()));
                default -> {}
            }
            hasFullName = line.tag().startsWith("F") && !line.value().isBlank();
        }
    }

    private static Optional<PersonName> parseOrganization(String name) {
        return name.isBlank() ? Optional.empty() : Optional.of(SourceNames.ofOrganization(name));
    }

    private void readName(String fieldName, String value) {
        if (SourceNames.isOthers(value)) {
            draft.markOthers(fieldName);
        } else {
            draft.addName(fieldName, SourceNames.givenFirst(value));
        }
    }

    private void readShortName(String fieldName, boolean hasFullName, String value) {
        if (SourceNames.isOthers(value)) {
            draft.markOthers(fieldName);
        } else if (!hasFullName) {
            draft.addName(fieldName, SourceNames.initialsLast(value));
        }
    }

    /// PubMed ends every title with a full stop, and puts a translated one in brackets.
    private void readTitles() {
        String title = record.firstValue("TI").replaceFirst("(?<!\\.\\.)\\.\\s*$", "");
        boolean isTranslated = title.matches("(?s)\\[.*\\]") && record.hasValue("TT");
        draft.fillMarkup(FieldName.TITLE, isTranslated ? record.firstValue("TT") : title);
        if (isTranslated) {
            draft.fillMarkup(FieldName.TITLEADDON, title.substring(1, title.length() - 1));
        }
        String bookTitle = record.firstValue("BTI");
        draft.fillMarkup(
                draft.hasField(FieldName.TITLE) ? FieldName.BOOKTITLE : FieldName.TITLE, bookTitle);
        draft.fillMarkup(FieldName.SERIES, record.firstValue("CTI"));
    }

    private void readJournal() {
        String journalTitle = record.firstValue("JT", "TA");
        switch (draft.type()) {
            case "inproceedings", "incollection" -> draft.text(FieldName.BOOKTITLE, journalTitle);
            case "thesis" -> {
                String school =
                        record.firstValue("SO")
                                .replaceFirst("^[^,]*(?i:dissertation|thesis)[^,]*,\\s*", "");
                draft.text(FieldName.INSTITUTION, school.isEmpty() ? journalTitle : school);
            }
            case "article" -> {
                draft.text(FieldName.JOURNALTITLE, journalTitle);
                String abbreviatedTitle = record.firstValue("TA");
                draft.text(
                        FieldName.SHORTJOURNAL,
                        abbreviatedTitle.equalsIgnoreCase(journalTitle) ? "" : abbreviatedTitle);
            }
            default -> {
                boolean isPublisher = WITH_PUBLISHER.contains(draft.type());
                draft.text(isPublisher ? publisherField() : FieldName.JOURNALTITLE, journalTitle);
            }
        }
        draft.text(publisherField(), record.firstValue("PB"));
        draft.text(FieldName.LOCATION, record.firstValue("PL"));
    }

    private String publisherField() {
        return draft.type().equals("report") ? FieldName.INSTITUTION : FieldName.PUBLISHER;
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, record.firstValue("VI"));
        draft.text(FieldName.NUMBER, record.firstValue("IP"));
        draft.text(FieldName.EDITION, record.firstValue("EN"));
        draft.fillPages(record.firstValue("PG"));
    }

    /// `LID` and `AID` have the kind of identifier after the value: `10.1000/182 [doi]`.
    private void readIdentifiers() {
        String pmid = record.firstValue("PMID").lines().findFirst().orElse("").strip();
        draft.text(FieldName.PMID, pmid.matches("[0-9]{1,9}") ? pmid : "");
        draft.text(FieldName.PMCID, record.firstValue("PMC"));
        for (String locationId : record.allValues("LID", "AID")) {
            boolean isLabelled = locationId.endsWith("]") && !locationId.endsWith("[doi]");
            boolean isAddress = locationId.matches("(?i)(?:https?://|www\\.)\\S+");
            if (!isLabelled && !isAddress || locationId.contains("doi.org/")) {
                draft.fillDoi(locationId.replaceFirst("\\s*\\[doi\\]$", ""));
            }
        }
        Stream.concat(record.allValues("LID").stream(), record.allValues("AID").stream())
                .filter(locationId ->
                        locationId.matches("(?i)https?://\\S+") && !locationId.contains("doi.org/"))
                .findFirst()
                .ifPresent(draft::fillUrl);
        record.allValues("IS", "ISSN", "ISBN").forEach(draft::addBookNumber);
    }

    /// An asterisk marks a main topic and is not part of the term.
    private void readKeywords() {
        for (String keyword : record.allValues("MH", "OT")) {
            draft.addMember(FieldName.KEYWORDS, keyword.replace("*", ""));
        }
    }
}
