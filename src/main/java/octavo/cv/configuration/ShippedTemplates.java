package octavo.cv.configuration;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// The built-in templates.
public final class ShippedTemplates {
    public static final List<String> IDS =
            List.of("names-title-venue", "title-first", "one-line", "two-line", "homepage");

    static final String DEFAULT_ID = "names-title-venue";

    private ShippedTemplates() {}

    /// The id of a template, if it is one of these.
    public static Optional<String> idOf(Template template) {
        return IDS.stream()
                .filter(templateId -> templateOf(templateId).equals(template))
                .findFirst();
    }

    private static Template templateOf(String templateId) {
        return Template.parse(templateText(templateId).orElseThrow(), TemplateNames::isKnown)
                .value();
    }

    /// The text of a template, for use or as a starting point.
    public static Optional<String> templateText(String templateId) {
        if (!IDS.contains(templateId)) {
            return Optional.empty();
        }
        try (InputStream stream =
                ShippedTemplates.class.getResourceAsStream("templates/" + templateId + ".txt")) {
            if (stream == null) {
                throw new IllegalStateException("the template " + templateId + " is not packaged");
            }
            return Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
