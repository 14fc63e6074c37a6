package octavo.cv.list;

import octavo.conversion.BiblatexKeys;
import octavo.cslreferences.ListWords;
import octavo.library.Work;

/// Details of a work besides venue and date, depending on its kind.
record KindDetails(Work work, WorkValues workValues, ListWords listWords) {

    /// `12(3):45–67` for an article, the number of a report, the place of a talk; empty for
    /// conference papers, which venue and year identify.
    String detailsText() {
        return switch (work.workKind()) {
            case JOURNAL -> articleDetails();
            case CHAPTER -> workValues.valueText("pages");
            case REPORT, PATENT -> workValues.valueText("number");
            case TALK, POSTER ->
                    work.plainText("venue").isBlank()
                            ? workValues.valueText("place")
                            : work.plainText("venue");
            case SOFTWARE, DATASET -> versionText();
            default -> "";
        };
    }

    private String articleDetails() {
        String volume = workValues.valueText("volume");
        String number = workValues.valueText("number");
        boolean hasBoth = !volume.isEmpty() && !number.isEmpty();
        String issueText = volume + (hasBoth ? "(" + number + ")" : number);
        String pages =
                workValues.valueText("pages").isEmpty()
                        ? workValues.valueText("eid")
                        : workValues.valueText("pages");
        return issueText + (issueText.isEmpty() || pages.isEmpty() ? "" : ":") + pages;
    }

    private String versionText() {
        String version = work.plainText("version");
        return version.isEmpty() ? "" : listWords.formatText("version", version);
    }

    /// The genre of a thesis, report or patent, from `entryType`, or else from the entry type.
    String genre() {
        return switch (work.workKind()) {
            case THESIS ->
                    listWords.genreName(
                            work.plainText("type").isBlank()
                                    ? degreeType()
                                    : work.plainText("type"));
            case REPORT, PATENT -> listWords.genreName(work.plainText("type"));
            default -> "";
        };
    }

    /// The entry type, if it states the degree.
    private String degreeType() {
        String entryType = work.entry().type();
        return BiblatexKeys.isKey(entryType) ? entryType : "";
    }
}
