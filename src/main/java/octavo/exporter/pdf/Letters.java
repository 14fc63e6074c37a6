package octavo.exporter.pdf;

import octavo.runs.Html;
import octavo.runs.Run;
import octavo.runs.Runs;

import java.util.List;
import java.util.Set;

/// Texts as XHTML, in letters that can be printed.
///
/// @param missing letters that no font has, to be written as their numbers
record Letters(Set<Integer> missing) {
    static String number(int letter) {
        return "[U+%04X]".formatted(letter);
    }

    String text(String text) {
        return Html.of(new Runs(List.of(new Run.Text(printable(text))))).replace("\"", "&#34;");
    }

    /// Small capitals would be other letters to whoever copies them out of the PDF.
    String of(Runs runs) {
        String spaced = "style=\"letter-spacing:0.04em;\"";
        String html = Html.of(runs).replace("style=\"font-variant:small-caps;\"", spaced);
        return printable(html);
    }

    private String printable(String text) {
        StringBuilder printable = new StringBuilder();
        text.codePoints()
                .forEach(letter -> {
                    if (missing.contains(letter)) {
                        printable.append(number(letter));
                    } else {
                        printable.appendCodePoint(letter < ' ' && letter != '\n' ? ' ' : letter);
                    }
                });
        return printable.toString();
    }
}
