package octavo.cv.list;

import octavo.convert.BiblatexKeys;
import octavo.convert.ListWords;
import octavo.library.Work;

/// What tells a work apart besides where it appeared and when: what that is goes by its kind.
record KindDetails(Work work, WorkValues values, ListWords words) {

    /// `12(3):45–67` for an article, the number of a report, the place of a talk; empty for papers
    /// of conferences, which their venue and year tell.
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

    /// What kind of thesis, report or patent it is, as its `type` says, or else the entry's type.
    String genre() {
        return switch (work.kind()) {
            case THESIS -> words.genre(work.text("type").isBlank() ? degree() : work.text("type"));
            case REPORT, PATENT -> words.genre(work.text("type"));
            default -> "";
        };
    }

    /// The type of the entry, where it says which thesis it is.
    private String degree() {
        String type = work.entry().type();
        return BiblatexKeys.has(type) ? type : "";
    }
}
