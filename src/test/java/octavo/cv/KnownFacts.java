package octavo.cv;

import octavo.cv.configuration.TemplateValues;
import octavo.richtext.LinkAddress;
import octavo.richtext.Runs;

import java.util.Map;
import java.util.Optional;

/// An entry with the values that a test gives it.
public record KnownFacts(Map<String, String> values) implements TemplateValues {
    public KnownFacts {
        values = Map.copyOf(values);
    }

    @Override
    public Runs valueOf(String name) {
        return Runs.of(values.getOrDefault(name, ""));
    }

    @Override
    public Optional<LinkAddress> linkAddress(String name) {
        return LinkAddress.of(values.getOrDefault(name, ""));
    }
}
