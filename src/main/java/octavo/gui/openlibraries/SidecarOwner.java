package octavo.gui.openlibraries;

import octavo.cv.configuration.ProfileReader.ReadProfile;
import octavo.cv.configuration.Profiles;
import octavo.cv.list.PersonMatcher;
import octavo.names.PersonName;
import octavo.people.DecisionsJson;
import octavo.sidecar.Sidecar;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Who the user of a library is: the persons marked so, or else those whose lists it has.
final class SidecarOwner {
    private SidecarOwner() {}

    /// Recognises the user's names; empty if nobody has said who that is.
    static Optional<Predicate<PersonName>> matcherOf(Sidecar sidecar) {
        List<String> ownNames = namesOf(sidecar);
        return ownNames.isEmpty()
                ? Optional.empty()
                : Optional.of(PersonMatcher.of(ownNames)::matchesName);
    }

    static List<String> namesOf(Sidecar sidecar) {
        List<String> markedNames = DecisionsJson.readDecisions(sidecar).decisions().ownNames();
        return markedNames.isEmpty()
                ? Profiles.readAll(sidecar.copyTree()).values().stream()
                        .map(ReadProfile::profile)
                        .flatMap(profile -> profile.nameForms().ownNames().stream())
                        .distinct()
                        .toList()
                : markedNames;
    }
}
