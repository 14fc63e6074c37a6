package octavo.cv.profile;

import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.List;

/// Converts the quotation marks of a value that is itself quoted: double ones become single, and
/// those nested within become double again.
final class InnerQuotes {
    private int doubles;
    private int singles;

    private InnerQuotes() {}

    static Runs of(Runs value) {
        return value.text().indexOf('“') < 0
                ? value
                : new Runs(new InnerQuotes().turned(value.runs()));
    }

    private List<Run> turned(List<Run> runs) {
        return runs.stream().map(this::turned).toList();
    }

    private Run turned(Run run) {
        return run instanceof Run.Text(String text)
                ? new Run.Text(turned(text))
                : run.around(turned(run.runs()));
    }

    private String turned(String text) {
        StringBuilder turned = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            boolean letterNext = i + 1 < text.length() && Character.isLetter(text.charAt(i + 1));
            turned.setCharAt(i, turned(text.charAt(i), letterNext));
        }
        return turned.toString();
    }

    /// @param letterNext whether it may be an apostrophe
    private char turned(char mark, boolean letterNext) {
        return switch (mark) {
            case '“' -> {
                doubles++;
                yield '‘';
            }
            case '”' -> {
                doubles--;
                yield '’';
            }
            case '‘' -> {
                singles += doubles > 0 ? 1 : 0;
                yield doubles > 0 ? '“' : mark;
            }
            case '’' -> {
                boolean closes = singles > 0 && !letterNext;
                singles -= closes ? 1 : 0;
                yield closes ? '”' : mark;
            }
            default -> mark;
        };
    }
}
