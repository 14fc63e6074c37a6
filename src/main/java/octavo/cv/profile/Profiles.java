package octavo.cv.profile;

import octavo.cv.profile.Profile.Section;
import octavo.library.Kind;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The profiles of a library.
public final class Profiles {
    private static final String MEMBER = "profiles";
    private static final String LIKE = "like";

    /// For libraries without profiles: everything by kind, the newest first.
    public static final Profile STANDARD = standard();

    private Profiles() {}

    /// The built-in profiles: common lists, and those that funders require.
    public static final List<String> SHIPPED =
            List.of(
                    "academic-full",
                    "academic-short",
                    "industry",
                    "nsf",
                    "nih",
                    "dfg",
                    "erc",
                    "ukri",
                    "jsps");

    /// Those of them that are forms of funders.
    public static final Set<String> FUNDERS = Set.of("nsf", "nih", "dfg", "erc", "ukri", "jsps");

    /// The profiles that a sidecar has, by name, in its order. One that is `like` a shipped one has
    /// the members of that where it has none of its own.
    public static Map<String, ProfileReader.Read> of(JsonNode sidecar) {
        Map<String, ProfileReader.Read> profiles = new LinkedHashMap<>();
        JsonNode all = sidecar.path(MEMBER);
        for (Map.Entry<String, JsonNode> each : all.properties()) {
            profiles.put(each.getKey(), ProfileReader.read(each.getKey(), whole(each.getValue())));
        }
        return profiles;
    }

    /// A profile as a sidecar writes it; an empty object if it has none of that name.
    public static ObjectNode tree(JsonNode sidecar, String name) {
        return sidecar.path(MEMBER).path(name).deepCopy() instanceof ObjectNode profile
                ? profile
                : JsonNodeFactory.instance.objectNode();
    }

    private static JsonNode whole(JsonNode profile) {
        String like = profile.path(LIKE).asString("");
        if (!SHIPPED.contains(like)) {
            return profile;
        }
        ObjectNode whole = tree(like);
        profile.properties().stream()
                .filter(member -> !member.getKey().equals(LIKE))
                .forEach(member -> whole.set(member.getKey(), member.getValue()));
        return whole;
    }

    /// A member of a profile as it counts: its own, or else that of the shipped profile that it is
    /// like.
    public static JsonNode member(JsonNode profile, String name) {
        return whole(profile).path(name);
    }

    /// A built-in profile.
    public static Optional<ProfileReader.Read> shipped(String name) {
        return SHIPPED.contains(name)
                ? Optional.of(ProfileReader.read(name, tree(name)))
                : Optional.empty();
    }

    private static ObjectNode tree(String name) {
        try (InputStream in = Profiles.class.getResourceAsStream("profiles/" + name + ".json")) {
            if (in != null && JsonMapper.shared().readTree(in) instanceof ObjectNode tree) {
                return tree;
            }
            throw new IllegalStateException("the profile " + name + " is not packaged");
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    /// What a section of one kind of works says.
    public static String query(Kind kind) {
        return "type:" + kind.id();
    }

    private static Profile standard() {
        Profile empty =
                ProfileReader.read("publications", JsonNodeFactory.instance.objectNode()).profile();
        List<Section> kinds =
                Arrays.stream(Kind.values()).map(kind -> Section.ALL.where(query(kind))).toList();
        return empty.withSections(kinds).withoutVolumes();
    }
}
