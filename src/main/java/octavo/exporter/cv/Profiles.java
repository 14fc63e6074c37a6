package octavo.exporter.cv;

import octavo.exporter.cv.Profile.Section;
import octavo.library.Kind;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The profiles of a library.
public final class Profiles {
    private static final String MEMBER = "profiles";

    /// For libraries without profiles: everything by kind, the newest first.
    public static final Profile STANDARD = standard();

    private Profiles() {}

    /// The profiles that a sidecar has, by name, in its order.
    public static Map<String, ProfileReader.Read> of(JsonNode sidecar) {
        Map<String, ProfileReader.Read> profiles = new LinkedHashMap<>();
        JsonNode all = sidecar.path(MEMBER);
        for (Map.Entry<String, JsonNode> each : all.properties()) {
            profiles.put(each.getKey(), ProfileReader.read(each.getKey(), each.getValue()));
        }
        return profiles;
    }

    private static Profile standard() {
        Profile empty =
                ProfileReader.read("publications", JsonNodeFactory.instance.objectNode()).profile();
        List<Section> kinds =
                Arrays.stream(Kind.values())
                        .map(kind -> Section.ALL.where("type:" + kind.id()))
                        .toList();
        return empty.withSections(kinds);
    }
}
