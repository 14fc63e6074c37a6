package octavo.cv.list;

import octavo.convert.BiblatexKeys;
import octavo.convert.ListWords;
import octavo.library.Work;

/// Details of a work besides venue and date, depending on its kind.
record KindDetails(Work work, WorkValues values, ListWords words) {

    /// `12(3):45–67` for an article, the number of a report, the place of a talk; empty for
    /// conference papers, which venue and year identify.
    String text() {
        return switch (work.kind()) {
            case JOURNAL -> article();
            case CHAPTER -> values.text("pages");
            case REPORT, PATENT -> values.text("number");
            case TALK, POSTER ->
                    work.text("venue").isBlank() ? values.text("place") : work.text("venue");
            case SOFTWARE, DATASET -> version();
            default -> "";
        };
    }

    private String article() {
        String volume = values.text("volume");
        String number = values.text("number");
        boolean both = !volume.isEmpty() && !number.isEmpty();
        String issue = volume + (both ? "(" + number + ")" : number);
        String pages = values.text("pages").isEmpty() ? values.text("eid") : values.text("pages");
        return issue + (issue.isEmpty() || pages.isEmpty() ? "" : ":") + pages;
    }

    private String version() {
        String version = work.text("version");
        return version.isEmpty() ? "" : words.say("version", version);
    }

    /// The genre of a thesis, report or patent, from `type`, or else from the entry type.
    String genre() {
        return switch (work.kind()) {
            case THESIS -> words.genre(work.text("type").isBlank() ? degree() : work.text("type"));
            case REPORT, PATENT -> words.genre(work.text("type"));
            default -> "";
        };
    }

    /// The entry type, if it states the degree.
    private String degree() {
        String type = work.entry().type();
        return BiblatexKeys.has(type) ? type : "";
    }
}
