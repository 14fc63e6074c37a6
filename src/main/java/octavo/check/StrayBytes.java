package octavo.check;

import octavo.bib.FileEncoding;
import octavo.library.Library;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.List;

/// Bytes that are not UTF-8 in a mostly UTF-8 file. They are kept as they are.
final class StrayBytes implements Check {
    private static final ProblemRule STRAY =
            ProblemRule.warning(
                    "stray-byte", "some bytes are not UTF-8, unlike the rest of the file");

    @Override
    public List<ProblemRule> rules() {
        return List.of(STRAY);
    }

    @Override
    public ProblemFinder finder(Library library) {
        return library.file().encoding() == FileEncoding.EXTENDED_ASCII
                ? StrayBytes::problems
                : _ -> List.of();
    }

    private static List<Problem> problems(CheckedItem subject) {
        return subject.what().slice().strayBytes().stream()
                .map(stray -> STRAY.problem(subject.item(), stray, message(subject, stray)))
                .toList();
    }

    private static LocalizedSentence message(CheckedItem subject, Span stray) {
        return LocalizedSentence.of(
                "Not UTF-8, unlike the rest of the file; read as “{0}”.",
                subject.what().slice().text(stray));
    }
}
