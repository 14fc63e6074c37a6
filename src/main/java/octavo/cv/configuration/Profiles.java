package octavo.cv.configuration;

import octavo.cv.configuration.Profile.ListSection;
import octavo.library.WorkKind;

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
    private static final String PROFILES_MEMBER = "profiles";
    private static final String LIKE_MEMBER = "like";

    /// For libraries without profiles: everything by kind, the newest first.
    public static final Profile STANDARD = standardProfile();

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

    /// The profiles that a sidecar has, by name, in its order. One that is `shippedName` a shipped
    /// one has the members of that where it has none of its own.
    public static Map<String, ProfileReader.ReadProfile> readAll(JsonNode sidecar) {
        Map<String, ProfileReader.ReadProfile> profiles = new LinkedHashMap<>();
        JsonNode profilesNode = sidecar.path(PROFILES_MEMBER);
        for (Map.Entry<String, JsonNode> namedProfile : profilesNode.properties()) {
            profiles.put(
                    namedProfile.getKey(),
                    ProfileReader.readProfile(
                            namedProfile.getKey(), mergeShipped(namedProfile.getValue())));
        }
        return profiles;
    }

    /// A profile as a sidecar writes it; an empty object if it has none of that name.
    public static ObjectNode profileTree(JsonNode sidecar, String name) {
        return sidecar.path(PROFILES_MEMBER).path(name).deepCopy() instanceof ObjectNode profile
                ? profile
                : JsonNodeFactory.instance.objectNode();
    }

    private static JsonNode mergeShipped(JsonNode profile) {
        String shippedName = profile.path(LIKE_MEMBER).asString("");
        if (!SHIPPED.contains(shippedName)) {
            return profile;
        }
        ObjectNode mergedProfile = profileTree(shippedName);
        profile.properties().stream()
                .filter(member -> !member.getKey().equals(LIKE_MEMBER))
                .forEach(member -> mergedProfile.set(member.getKey(), member.getValue()));
        return mergedProfile;
    }

    /// A member of a profile as it counts: its own, or else that of the shipped profile that it is
    /// like.
    public static JsonNode effectiveMember(JsonNode profile, String name) {
        return mergeShipped(profile).path(name);
    }

    /// A built-in profile.
    public static Optional<ProfileReader.ReadProfile> shippedProfile(String name) {
        return SHIPPED.contains(name)
                ? Optional.of(ProfileReader.readProfile(name, profileTree(name)))
                : Optional.empty();
    }

    private static ObjectNode profileTree(String name) {
        try (InputStream stream =
                Profiles.class.getResourceAsStream("profiles/" + name + ".json")) {
            if (stream != null && JsonMapper.shared().readTree(stream) instanceof ObjectNode tree) {
                return tree;
            }
            throw new IllegalStateException("the profile " + name + " is not packaged");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// What a section of one kind of works says.
    public static String kindQuery(WorkKind kind) {
        return "type:" + kind.id();
    }

    private static Profile standardProfile() {
        Profile emptyProfile =
                ProfileReader.readProfile("publications", JsonNodeFactory.instance.objectNode())
                        .profile();
        List<ListSection> kindSections =
                Arrays.stream(WorkKind.values())
                        .map(kind -> ListSection.ALL.withQuery(kindQuery(kind)))
                        .toList();
        return emptyProfile.withSections(kindSections).withoutVolumes();
    }
}
