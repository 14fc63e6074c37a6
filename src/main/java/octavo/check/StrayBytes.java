package octavo.check;

import octavo.bib.FileEncoding;
import octavo.library.Library;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.List;

/// Bytes that are not UTF-8 in a mostly UTF-8 file. They are kept as they are.
final class StrayBytes implements Check {
    private static final ProblemRule STRAY_BYTE =
            ProblemRule.warning(
                    "stray-byte", "some bytes are not UTF-8, unlike the rest of the file");

    @Override
    public List<ProblemRule> rules() {
        return List.of(STRAY_BYTE);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        return library.file().encoding() == FileEncoding.EXTENDED_ASCII
                ? StrayBytes::findProblems
                : _ -> List.of();
    }

    private static List<Problem> findProblems(CheckedItem checkedItem) {
        return checkedItem.what().slice().straySpans().stream()
                .map(straySpan ->
                        STRAY_BYTE.problemAt(
                                checkedItem.item(), straySpan, messageFor(checkedItem, straySpan)))
                .toList();
    }

    private static LocalizedSentence messageFor(CheckedItem checkedItem, Span straySpan) {
        return LocalizedSentence.of(
                "Not UTF-8, unlike the rest of the file; read as “{0}”.",
                checkedItem.what().slice().text(straySpan));
    }
}
