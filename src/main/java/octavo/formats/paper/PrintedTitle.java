package octavo.formats.paper;

import octavo.files.pdf.PageText;
import octavo.files.pdf.PdfContent;
import octavo.files.pdf.PdfLimits;
import octavo.files.pdf.PdfReader;
import octavo.text.LetterFolding;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;

/// Whether a file is the PDF of a paper: its first page has the title, or the second one after a
/// cover page.
///
/// @param pageTexts the text of its pages
/// @param readingProblem why there is no text
public record PrintedTitle(List<PageText> pageTexts, Optional<LocalizedSentence> readingProblem) {
    /// With fewer letters, a title may be anywhere by chance.
    private static final int MIN_LETTERS = 6;

    public PrintedTitle {
        pageTexts = List.copyOf(pageTexts);
    }

    public static PrintedTitle of(byte[] file) {
        if (!PdfReader.isPdf(file)) {
            return new PrintedTitle(
                    List.of(), Optional.of(LocalizedSentence.of("It is not a PDF.")));
        }
        PdfContent content = PdfReader.read(file, PdfLimits.OF_IMPORT);
        return content.hasText()
                ? new PrintedTitle(content.pages(), Optional.empty())
                : new PrintedTitle(
                        List.of(), Optional.of(content.problemSentence().orElse(PdfPaper.NO_TEXT)));
    }

    /// Why it is not the PDF of a paper with this title; empty if it is.
    public Optional<LocalizedSentence> objection(String title) {
        return readingProblem.isPresent() || isPrinted(title)
                ? readingProblem
                : Optional.of(
                        LocalizedSentence.of("Its first page does not have the paper’s title."));
    }

    private boolean isPrinted(String title) {
        String wantedLetters = foldedLetters(title);
        if (wantedLetters.length() < MIN_LETTERS) {
            return PaperTitle.of(pageTexts)
                    .filter(it ->
                            !wantedLetters.isEmpty()
                                    && foldedLetters(it.titleText()).equals(wantedLetters))
                    .isPresent();
        }
        return pageTexts.stream()
                .limit(2)
                .anyMatch(page -> foldedLetters(page.text()).contains(wantedLetters));
    }

    /// Without blanks and hyphens, which line breaks change.
    private static String foldedLetters(String text) {
        return LetterFolding.of(text).unaccented().replace(" ", "");
    }
}
