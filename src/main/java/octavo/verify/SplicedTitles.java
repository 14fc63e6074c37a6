package octavo.verify;

import octavo.duplicates.ComparedTitle;
import octavo.text.LetterFolding;
import octavo.verify.CounterEvidence.SplicedTitle;

import java.util.List;
import java.util.Optional;

/// Finds two titles of which a third is spliced: the beginning of one up to its colon, and what
/// follows the colon of the other.
final class SplicedTitles {
    private SplicedTitles() {}

    /// A title around its colon, folded.
    private record TitleParts(String headText, String tailText) {
        static Optional<TitleParts> of(String title) {
            int colonOffset = title.indexOf(": ");
            return colonOffset <= 0
                    ? Optional.empty()
                    : Optional.of(
                            new TitleParts(
                                    LetterFolding.of(title.substring(0, colonOffset)).unaccented(),
                                    LetterFolding.of(title.substring(colonOffset + 2))
                                            .unaccented()));
        }
    }

    static Optional<CounterEvidence> findSplice(String claimedTitle, List<String> recordedTitles) {
        Optional<TitleParts> claimedParts =
                TitleParts.of(claimedTitle)
                        .filter(it -> ComparedTitle.of(it.tailText()).isTelling());
        Optional<String> firstTitle =
                recordedTitles.stream()
                        .filter(it ->
                                claimedParts.isPresent()
                                        && TitleParts.of(it)
                                                .map(TitleParts::headText)
                                                .equals(claimedParts.map(TitleParts::headText)))
                        .findFirst();
        Optional<String> secondTitle =
                recordedTitles.stream()
                        .filter(it ->
                                claimedParts.isPresent()
                                        && TitleParts.of(it)
                                                .map(TitleParts::tailText)
                                                .equals(claimedParts.map(TitleParts::tailText)))
                        .findFirst();
        return firstTitle.isPresent() && secondTitle.isPresent() && !firstTitle.equals(secondTitle)
                ? Optional.of(new SplicedTitle(firstTitle.get(), secondTitle.get()))
                : Optional.empty();
    }
}
