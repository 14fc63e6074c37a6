package octavo.exporter.cv;

import octavo.runs.Runs;
import octavo.runs.WebAddress;

import java.util.Map;
import java.util.Optional;

/// An entry with the values that a test gives it.
record KnownFacts(Map<String, String> values) implements Facts {
    KnownFacts {
        values = Map.copyOf(values);
    }

    @Override
    public Runs value(String name) {
        return Runs.of(values.getOrDefault(name, ""));
    }

    @Override
    public Optional<WebAddress> address(String name) {
        return WebAddress.of(values.getOrDefault(name, ""));
    }
}
