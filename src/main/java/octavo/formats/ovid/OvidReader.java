package octavo.formats.ovid;

import octavo.fields.FieldName;
import octavo.formats.tagged.TaggedRecord;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.WorkDraft;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one record of Ovid, from any database.
final class OvidReader {
    /// `[Article]`, `[Miscellaneous]` after the title, the kind of work.
    private static final Pattern KIND_IN_BRACKETS =
            Pattern.compile("\\s*\\[[A-Z][A-Za-z ,.:/-]{2,40}\\]\\.?\\s*$");

    /// `New York, NY, US: Routledge`.
    private static final Pattern PLACE_AND_PUBLISHER = Pattern.compile("(?s)([^:]{2,60}):\\s*(.+)");

    private static final Set<String> IN_SOMETHING =
            Set.of("article", "inproceedings", "incollection");

    private final TaggedRecord ovidRecord;
    private final OvidSource ovidSource;
    private final WorkDraft draft;

    OvidReader(TaggedRecord record) {
        this.ovidRecord = record;
        this.ovidSource = OvidSource.parse(record.firstValue("SO"));
        this.draft = new WorkDraft(record.lineNumber());
    }

    WorkDraft readDraft() {
        draft.type(findType());
        readPeople();
        readTitles();
        String date = ovidRecord.firstValue("DP", "DG", "YR");
        draft.fillDate(FieldName.DATE, SourceDates.bestOf(List.of(ovidSource.date(), date)));
        readNumbers();
        readPublication();
        readDescription();
        return draft;
    }

    private String findType() {
        String publicationKind =
                String.join(" ", ovidRecord.allValues("PT", "DT")).toLowerCase(Locale.ROOT);
        boolean isPart = !ovidSource.editors().isEmpty() && !ovidSource.pages().isEmpty();
        if (publicationKind.contains("patent")) {
            return "patent";
        }
        if (publicationKind.contains("dissertation") || publicationKind.contains("thesis")) {
            return "thesis";
        }
        if (publicationKind.contains("conference paper")
                || publicationKind.contains("proceedings")) {
            return "inproceedings";
        }
        if (publicationKind.contains("chapter") || isPart || ovidRecord.hasValue("CH")) {
            return "incollection";
        }
        boolean isJournal = ovidRecord.hasValue("SO") && !ovidSource.containerTitle().isEmpty();
        boolean isBook =
                publicationKind.matches(
                        "(?:.*\\b)?(?:book|text/reference|monograph|drug reference)\\b.*");
        return isBook || !isJournal && ovidRecord.hasValue("IB", "BT", "ED")
                ? "book"
                : isJournal
                        ? "article"
                        : publicationKind.contains("report") ? "report" : WorkDraft.UNKNOWN_TYPE;
    }

    private void readPeople() {
        for (String value : ovidRecord.allValues("AU")) {
            for (String name : OvidNames.splitNames(value)) {
                addName(OvidNames.isEditor(name) ? FieldName.EDITOR : FieldName.AUTHOR, name);
            }
        }
        for (String value : ovidRecord.allValues("ED")) {
            OvidNames.splitNames(value).forEach(name -> addName(FieldName.EDITOR, name));
        }
        ovidSource.editors().forEach(name -> addName(FieldName.EDITOR, name));
    }

    private void addName(String fieldName, String name) {
        if (SourceNames.isOthers(name)) {
            draft.markOthers(fieldName);
        } else {
            draft.addName(fieldName, OvidNames.parseName(name));
        }
    }

    private void readTitles() {
        String title = KIND_IN_BRACKETS.matcher(ovidRecord.firstValue("TI")).replaceFirst("");
        String cleanedText = title.strip().replaceFirst("(?<!\\.\\.)\\.$", "").strip();
        boolean isQuoted = cleanedText.matches("(?s)\"[^\"]*\"");
        String unquotedTitle =
                isQuoted ? cleanedText.substring(1, cleanedText.length() - 1) : cleanedText;
        String containerTitle = ovidSource.containerTitle();
        boolean isChapter = ovidRecord.hasValue("CH");
        draft.fillMarkup(FieldName.TITLE, isChapter ? ovidRecord.firstValue("CH") : unquotedTitle);
        draft.fillMarkup(FieldName.TITLEADDON, ovidRecord.firstValue("TT"));
        switch (draft.type()) {
            case "article" -> draft.text(FieldName.JOURNALTITLE, containerTitle);
            case "incollection", "inproceedings" -> {
                draft.text(
                        FieldName.BOOKTITLE,
                        isChapter && !unquotedTitle.isEmpty() ? unquotedTitle : containerTitle);
                draft.text(FieldName.SERIES, ovidSource.series());
            }
            default -> {}
        }
    }

    private void readNumbers() {
        boolean isPartOfWhole = IN_SOMETHING.contains(draft.type());
        draft.text(FieldName.VOLUME, ovidRecord.firstValue("VO", "VI"));
        draft.text(FieldName.VOLUME, isPartOfWhole ? ovidSource.volume() : "");
        draft.text(FieldName.NUMBER, ovidRecord.firstValue("PN", "IP"));
        draft.text(FieldName.NUMBER, isPartOfWhole ? ovidSource.issue() : "");
        boolean hasPages =
                !ovidSource.pages().matches("(?i)no pag.*") && !draft.type().equals("patent");
        draft.fillPages(hasPages ? ovidSource.pages() : "");
        draft.fillPages(
                ovidRecord.firstValue("PG").matches("[A-Za-z]?\\d+\\s*-\\s*[A-Za-z]?\\d+")
                        ? ovidRecord.firstValue("PG")
                        : "");
        draft.text(FieldName.EDITION, ovidRecord.firstValue("ET"));
        ovidRecord.allValues("DI", "DO").forEach(draft::fillDoi);
        ovidRecord.allValues("IB", "IS").forEach(draft::addBookNumber);
        draft.text(FieldName.PMID, ovidRecord.firstValue("PM"));
    }

    private void readPublication() {
        boolean isSchool = draft.type().equals("thesis");
        if (isSchool) {
            String institutionText = ovidRecord.firstValue("IN");
            draft.text(
                    FieldName.INSTITUTION,
                    institutionText.substring(institutionText.indexOf(": ") + 1));
            ThesisKind.fillKind(
                    draft,
                    ovidRecord.firstValue("PT", "DT").equals("Dissertation Abstract")
                            ? "dissertation"
                            : "");
        }
        Matcher houseMatcher = PLACE_AND_PUBLISHER.matcher(ovidSource.placeAndPublisher());
        if (houseMatcher.matches()) {
            draft.text(FieldName.LOCATION, houseMatcher.group(1));
            draft.text(FieldName.PUBLISHER, houseMatcher.group(2).replaceFirst("\\.\\s*$", ""));
        }
        String publisher = ovidRecord.firstValue("PU", "PB");
        int commaOffset = ovidRecord.hasValue("PB") ? publisher.indexOf(", ") : -1;
        draft.text(
                FieldName.PUBLISHER,
                commaOffset < 0 ? publisher : publisher.substring(0, commaOffset));
        draft.text(
                FieldName.LOCATION,
                commaOffset < 0
                        ? ovidRecord.firstValue("LC")
                        : publisher.substring(commaOffset + 2));
    }

    private void readDescription() {
        draft.fillMarkup(FieldName.ABSTRACT, ovidRecord.firstValue("AB"));
        draft.text(FieldName.LANGUAGE, ovidRecord.firstValue("LG").replaceFirst("\\.$", ""));
        for (String words : ovidRecord.allValues("KW", "ID")) {
            String keywordList = words.strip().replaceFirst("\\.$", "");
            for (String keyword :
                    keywordList.split(keywordList.indexOf(';') >= 0 ? ";\\s*" : ",\\s*", -1)) {
                draft.addMember(FieldName.KEYWORDS, keyword);
            }
        }
    }
}
