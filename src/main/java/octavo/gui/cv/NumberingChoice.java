package octavo.gui.cv;

import static java.util.stream.Collectors.toMap;

import octavo.cv.configuration.Numbering;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.Profile.ListSection;
import octavo.cv.configuration.ProfileReader;
import octavo.cv.configuration.Profiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The usual ways to number all sections of a list.
enum NumberingChoice {
    NONE,
    /// 1, 2, 3 through all sections.
    THROUGHOUT,
    /// C1, C2, J1: a letter for each kind.
    LETTERS,
    /// Down to 1 in each section.
    DOWN;

    private static final String SHIPPED_PROFILE = "academic-full";
    private static final Map<String, Numbering> LETTERED_NUMBERINGS = letteredNumberings();

    private static Map<String, Numbering> letteredNumberings() {
        return Profiles.shippedProfile(SHIPPED_PROFILE)
                .map(ProfileReader.ReadProfile::profile)
                .stream()
                .flatMap(profile -> profile.listSections().stream())
                .collect(toMap(ListSection::query, ListSection::numbering, (first, _) -> first));
    }

    /// The choice that a profile has made; empty if its sections follow none of them.
    static Optional<NumberingChoice> of(Profile profile) {
        List<Numbering> currentNumberings =
                profile.listSections().stream().map(ListSection::numbering).toList();
        return Arrays.stream(values())
                .filter(choice ->
                        choice.numberings(profile.listSections()).equals(currentNumberings))
                .findFirst();
    }

    private List<Numbering> numberings(List<ListSection> sections) {
        return patterns(sections).stream().map(each -> Numbering.parse(each).value()).toList();
    }

    /// How each section says it.
    List<String> patterns(List<ListSection> sections) {
        List<String> patterns = new ArrayList<>();
        Set<String> begunPatterns = new HashSet<>();
        for (ListSection section : sections) {
            String plainPattern =
                    switch (this) {
                        case NONE -> "";
                        case THROUGHOUT -> "[1]";
                        case LETTERS -> "[" + sectionLetter(section) + "1]";
                        case DOWN -> "-[1]";
                    };
            boolean continuesNumbers =
                    this != DOWN && !plainPattern.isEmpty() && !begunPatterns.add(plainPattern);
            patterns.add(continuesNumbers ? "+" + plainPattern : plainPattern);
        }
        return patterns;
    }

    private static String sectionLetter(ListSection section) {
        Numbering shippedNumbering = LETTERED_NUMBERINGS.get(section.query());
        return shippedNumbering == null
                ? section.heading()
                        .codePoints()
                        .filter(Character::isLetter)
                        .mapToObj(Character::toString)
                        .findFirst()
                        .orElse("")
                        .toUpperCase(Locale.ROOT)
                : shippedNumbering.series();
    }
}
