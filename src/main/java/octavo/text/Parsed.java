package octavo.text;

import java.util.List;

/// A parser's result. There is always a value; the diagnostics tell how far to trust it.
public record Parsed<T>(T value, List<Diagnostic> diagnostics) {
    public Parsed {
        diagnostics = List.copyOf(diagnostics);
    }
}
