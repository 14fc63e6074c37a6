package octavo.gui.pictures;

import octavo.library.Work;
import octavo.lookup.FoundPaper;

import java.util.List;
import java.util.Optional;

/// What is shown of a part of a picture that somebody has clicked.
///
/// @param isOneWork whether it stands for a work, in the library or not
/// @param entries those that it stands for
/// @param shownWork what is known of the work
/// @param foundPaper what an import takes of it, if the library lacks it
/// @param relatedPapers what it is linked to
record PicturePart(
        String title,
        boolean isOneWork,
        List<Work> entries,
        Optional<Work> shownWork,
        Optional<FoundPaper> foundPaper,
        List<RelatedPapers> relatedPapers) {
    PicturePart {
        entries = List.copyOf(entries);
        relatedPapers = List.copyOf(relatedPapers);
    }

    /// Papers under a heading.
    record RelatedPapers(String heading, List<Work> papers) {
        RelatedPapers {
            papers = List.copyOf(papers);
        }
    }

    static PicturePart ofEntries(String title, List<Work> entries) {
        return new PicturePart(
                title, false, entries, Optional.empty(), Optional.empty(), List.of());
    }
}
