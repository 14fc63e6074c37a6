package octavo.importer;

import octavo.pdf.PageText;
import octavo.pdf.PdfContent;
import octavo.pdf.PdfLimits;
import octavo.pdf.PdfReader;
import octavo.text.LetterFolding;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;

/// Whether a file is the PDF of a paper: its first page has the title, or the second one after a
/// cover page.
public final class PrintedTitle {
    /// With fewer letters, a title may be anywhere by chance.
    private static final int FEW = 6;

    private PrintedTitle() {}

    /// Why some bytes are not the PDF of a paper with this title; empty if they are.
    public static Optional<LocalizedSentence> objection(byte[] file, String title) {
        if (!PdfReader.isPdf(file)) {
            return Optional.of(LocalizedSentence.of("It is not a PDF."));
        }
        PdfContent content = PdfReader.read(file, PdfLimits.OF_IMPORT);
        if (!content.hasText()) {
            return Optional.of(content.problem().orElse(PdfPaper.NO_TEXT));
        }
        return isOn(content.pages(), title)
                ? Optional.empty()
                : Optional.of(
                        LocalizedSentence.of("Its first page does not have the paper’s title."));
    }

    private static boolean isOn(List<PageText> pages, String title) {
        String sought = letters(title);
        if (sought.length() < FEW) {
            return PaperTitle.of(pages)
                    .filter(it -> !sought.isEmpty() && letters(it.text()).equals(sought))
                    .isPresent();
        }
        return pages.stream().limit(2).anyMatch(page -> letters(page.text()).contains(sought));
    }

    /// Without blanks and hyphens, which line breaks change.
    private static String letters(String text) {
        return LetterFolding.of(text).bare().replace(" ", "");
    }
}
