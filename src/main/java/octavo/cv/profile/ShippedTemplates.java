package octavo.cv.profile;

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

    static final String FIRST = "names-title-venue";

    private ShippedTemplates() {}

    /// The id of a template, if it is one of these.
    public static Optional<String> idOf(Template template) {
        return IDS.stream().filter(id -> template(id).equals(template)).findFirst();
    }

    private static Template template(String id) {
        return Template.parse(text(id).orElseThrow(), TemplateNames::isKnown).value();
    }

    /// The text of a template, for use or as a starting point.
    public static Optional<String> text(String id) {
        if (!IDS.contains(id)) {
            return Optional.empty();
        }
        try (InputStream in =
                ShippedTemplates.class.getResourceAsStream("templates/" + id + ".txt")) {
            if (in == null) {
                throw new IllegalStateException("the template " + id + " is not packaged");
            }
            return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
