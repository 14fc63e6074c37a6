package octavo.text;

import java.util.List;

/// What a parser made of a text. There is always a value; the diagnostics say how far to trust it.
public record Parsed<T>(T value, List<Diagnostic> diagnostics) {
    public Parsed {
        diagnostics = List.copyOf(diagnostics);
    }
}
