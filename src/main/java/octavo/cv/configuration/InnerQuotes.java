package octavo.cv.configuration;

import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.List;

/// Converts the quotation marks of a value that is itself quoted: double ones become single, and
/// those nested within become double again.
final class InnerQuotes {
    private int openDoubles;
    private int openSingles;

    private InnerQuotes() {}

    static Runs of(Runs value) {
        return value.plainText().indexOf('“') < 0
                ? value
                : new Runs(new InnerQuotes().invertQuotes(value.runs()));
    }

    private List<Run> invertQuotes(List<Run> runs) {
        return runs.stream().map(this::invertQuotes).toList();
    }

    private Run invertQuotes(Run run) {
        return run instanceof Run.TextRun(String text)
                ? new Run.TextRun(invertQuotes(text))
                : run.withChildren(invertQuotes(run.children()));
    }

    private String invertQuotes(String text) {
        StringBuilder invertedText = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            boolean isBeforeLetter =
                    i + 1 < text.length() && Character.isLetter(text.charAt(i + 1));
            invertedText.setCharAt(i, invertQuotes(text.charAt(i), isBeforeLetter));
        }
        return invertedText.toString();
    }

    /// @param isBeforeLetter whether it may be an apostrophe
    private char invertQuotes(char mark, boolean isBeforeLetter) {
        return switch (mark) {
            case '“' -> {
                openDoubles++;
                yield '‘';
            }
            case '”' -> {
                openDoubles--;
                yield '’';
            }
            case '‘' -> {
                openSingles += openDoubles > 0 ? 1 : 0;
                yield openDoubles > 0 ? '“' : mark;
            }
            case '’' -> {
                boolean closesSingle = openSingles > 0 && !isBeforeLetter;
                openSingles -= closesSingle ? 1 : 0;
                yield closesSingle ? '”' : mark;
            }
            default -> mark;
        };
    }
}
