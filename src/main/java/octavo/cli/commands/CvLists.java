package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.cli.shared.ChosenStyle;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOwner;
import octavo.cli.shared.VenueContext;
import octavo.csl.style.CslLocale;
import octavo.cslreferences.LanguageTags;
import octavo.cv.configuration.FunderRule;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.Profile.EntryForm;
import octavo.cv.configuration.Profile.ListOutput;
import octavo.cv.configuration.ProfileReader;
import octavo.cv.configuration.Profiles;
import octavo.cv.list.CslForm;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvList;
import octavo.cv.list.CvWorks;
import octavo.cv.list.EntryFormat;
import octavo.cv.list.ProfileLint;
import octavo.cv.list.RuleCheck;
import octavo.cv.list.UndefinedStrings;
import octavo.cv.list.VenueNaming;
import octavo.cv.output.CvWriters;
import octavo.library.Library;
import octavo.library.TitleCapitals;
import octavo.sidecar.SidecarFile;
import octavo.text.LocalizedSentence;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueForm;
import octavo.venues.VenueIndex;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The lists of the profiles in a library's sidecar, and of those that come with Octavo.
final class CvLists {
    /// Enough locks that two lists made at once rarely wait for the same one.
    private static final int LOCK_COUNT = 256;

    private final Path libraryPath;
    private final Path sidecarPath;
    private final Library library;
    private final Map<PrintedForm, CvWorks> worksByForm = new ConcurrentHashMap<>();
    private final VenueDecisions venueDecisions;
    private final PrintWriter err;
    private final CvWriters writers = new CvWriters();
    private final ProfileQueries profileQueries;
    private final LibraryOwner owner;
    private final String styleName;
    private final Map<String, Profile> profilesByName = new LinkedHashMap<>();
    private final Map<String, List<FunderRule>> rulesByProfile = new ConcurrentHashMap<>();
    private final Set<String> problems = Collections.synchronizedSet(new LinkedHashSet<>());
    private final Map<String, ChosenStyle> stylesByName = new ConcurrentHashMap<>();
    private final Map<String, CvDocument> documentsByProfile = new ConcurrentHashMap<>(LOCK_COUNT);
    private final Map<String, CvMemory> memoriesByProfile = new ConcurrentHashMap<>(LOCK_COUNT);
    private final Map<String, List<String>> misreadProfiles = new HashMap<>();

    /// The library's profiles that need an owner's name, which nobody has given.
    private final Set<String> guessedProfiles = new HashSet<>();

    private final boolean hasProfiles;

    /// The names of the owner, as the library's profiles give them.
    private final List<String> ownNames;

    private CvLists(
            Path file, Library library, List<String> ownerNames, String style, PrintWriter err) {
        this.library = library;
        this.err = err;
        this.styleName = style;
        this.libraryPath = file;
        SidecarFile sidecarFile = SidecarFile.loadFor(file);
        this.sidecarPath = sidecarFile.sidecarPath();
        this.venueDecisions = VenueDecisions.of(sidecarFile.content());
        this.profileQueries =
                new ProfileQueries(library, venueDecisions, sidecarPath, problems::add, err);
        this.owner = LibraryOwner.of(ownerNames, sidecarFile.content(), profileQueries.allWorks());
        sidecarFile
                .trouble()
                .ifPresent(trouble ->
                        noteTrouble(trouble.describeIn(sidecarPath), trouble.isBroken()));
        Map<String, ProfileReader.ReadProfile> readProfiles =
                Profiles.readAll(sidecarFile.content().copyTree());
        hasProfiles = !readProfiles.isEmpty();
        this.ownNames =
                readProfiles.values().stream()
                        .map(readProfile -> readProfile.profile().nameForms().ownNames())
                        .filter(names -> !names.isEmpty())
                        .findFirst()
                        .orElse(List.of());
        readProfiles.forEach((name, readProfile) -> {
            List<String> sidecarProblems =
                    readProfile.problems().stream()
                            .map(problem -> sidecarPath + ": " + problem)
                            .toList();
            problems.addAll(sidecarProblems);
            misreadProfiles.put(name, sidecarProblems);
            boolean isOwners = !ownerNames.isEmpty() || owner.isGuessedFor(readProfile);
            profilesByName.put(
                    name,
                    withStyle(isOwners ? owner.of(readProfile.profile()) : readProfile.profile()));
            rulesByProfile.put(name, readProfile.rules());
            if (owner.isGuessedFor(readProfile)) {
                guessedProfiles.add(name);
            }
        });
        if (!hasProfiles) {
            profilesByName.put(Profiles.STANDARD.name(), withStyle(owner.of(Profiles.STANDARD)));
        }
    }

    /// The profiles of a damaged sidecar are unknown, so no list can be made.
    private void noteTrouble(String trouble, boolean isBroken) {
        if (isBroken) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, trouble);
        }
        problems.add(trouble);
    }

    static CvLists of(Path file, List<String> ownerNames, String style, PrintWriter err) {
        return new CvLists(
                file, LibraryLoader.loadLibrary(file, err).library(), ownerNames, style, err);
    }

    private Profile withStyle(Profile profile) {
        return styleName.isEmpty()
                ? profile
                : profile.withForm(new EntryForm.CslStyleForm(styleName));
    }

    List<String> problems() {
        return List.copyOf(problems);
    }

    /// The library's own profiles.
    List<String> profileNames() {
        return List.copyOf(profilesByName.keySet());
    }

    /// All profiles by name, with their purposes.
    Map<String, String> profileDescriptions() {
        Map<String, String> descriptions = new LinkedHashMap<>();
        profileNames().stream()
                .filter(_ -> hasProfiles)
                .forEach(name -> descriptions.put(name, "in the library’s sidecar"));
        descriptions.putIfAbsent(Profiles.STANDARD.name(), "the complete list, by kind");
        for (String name : Profiles.SHIPPED) {
            Profiles.shippedProfile(name)
                    .ifPresent(shippedProfile ->
                            descriptions.putIfAbsent(name, shippedProfile.description()));
        }
        return descriptions;
    }

    List<ListOutput> outputsOf(String name) {
        return profileNamed(name).outputs();
    }

    /// The profile with a name. Without one, it is the library's only profile, or the complete list
    /// if the library has several.
    String chosenProfile(String name) {
        if (!name.isEmpty()) {
            return profileNamed(name).name();
        }
        if (profilesByName.size() == 1) {
            return profilesByName.keySet().iterator().next();
        }
        problems.add(
                "this is the complete list; for another, give --profile with one of: "
                        + String.join(", ", profileNames()));
        return Profiles.STANDARD.name();
    }

    private Profile profileNamed(String name) {
        Profile ownProfile = profilesByName.get(name);
        if (ownProfile != null) {
            return ownProfile;
        }
        if (name.equals(Profiles.STANDARD.name())) {
            return withStyle(owner.orNamed(ownNames).of(Profiles.STANDARD));
        }
        ProfileReader.ReadProfile shippedProfile =
                Profiles.shippedProfile(name)
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.WRONG_USE,
                                        "there is no profile %s.%s There are: %s"
                                                .formatted(
                                                        name,
                                                        NameSuggestion.of(
                                                                name,
                                                                profileDescriptions().keySet()),
                                                        allNames())));
        rulesByProfile.putIfAbsent(name, shippedProfile.rules());
        return withStyle(ownerOf(shippedProfile).of(shippedProfile.profile()));
    }

    /// Whose list it is; if nothing else says, the owner named by the library's own profiles. A
    /// funder's form is never made for a guess.
    private LibraryOwner ownerOf(ProfileReader.ReadProfile shippedProfile) {
        LibraryOwner namedOwner = owner.orNamed(ownNames);
        String name = shippedProfile.profile().name();
        if (Profiles.FUNDERS.contains(name)) {
            namedOwner.refuseGuess(libraryPath, name);
        }
        return namedOwner;
    }

    private String allNames() {
        return String.join(", ", profileDescriptions().keySet());
    }

    /// The list of a profile; it is made once.
    CvDocument listOf(String name) {
        return documentsByProfile.computeIfAbsent(
                name,
                _ -> {
                    Profile profile = profileNamed(name);
                    return CvList.of(profile, sourceFor(profile), formatOf(profile));
                });
    }

    /// The writers of all these lists.
    CvWriters writers() {
        return writers;
    }

    /// The difference between a profile's list before and now.
    CvMemory memoryOf(String name) {
        return memoriesByProfile.computeIfAbsent(name, _ -> new CvMemory(listOf(name)));
    }

    /// Runs the profiles' queries in order, so that problems are reported in one order, whichever
    /// list is made first.
    ///
    /// @throws Refusal if a profile or one of its queries is invalid: the list would hold something
    ///   else, and replace a good one
    void checkQueries(List<String> names) {
        List<String> wrong = names.stream().flatMap(this::problemsIn).toList();
        if (!wrong.isEmpty()) {
            problems.removeAll(wrong);
            throw new CommandRefusal(ExitStatus.WRONG_USE, String.join("\noctavo: ", wrong));
        }
        names.forEach(name -> CvList.keys(profileNamed(name), sourceFor(profileNamed(name))));
    }

    private Stream<String> problemsIn(String name) {
        return Stream.concat(
                misreadProfiles.getOrDefault(name, List.of()).stream(),
                profileQueries
                        .problemsIn(
                                profileNamed(name), rulesByProfile.getOrDefault(name, List.of()))
                        .stream());
    }

    /// The rules of its profile that a list breaks.
    List<String> breachesOf(String name) {
        Profile profile = profileNamed(name);
        return RuleCheck.findBreaches(
                profile, rulesByProfile.getOrDefault(name, List.of()), sourceFor(profile));
    }

    private CvList.CvSource sourceFor(Profile profile) {
        return new CvList.CvSource(
                worksByForm.computeIfAbsent(PrintedForm.of(profile), this::worksIn),
                profileQueries::worksWhere,
                owner);
    }

    private CvWorks worksIn(PrintedForm printedForm) {
        return new VenueNaming(
                        printedForm.venueForm(),
                        venueDecisions,
                        indexedLibrary ->
                                VenueIndex.clusterOfSlot(
                                        indexedLibrary,
                                        VenueContext.registerWith(List.of(), err),
                                        venueDecisions))
                .worksOf(library.withTitles(printedForm.titleCapitals()));
    }

    private EntryFormat formatOf(Profile profile) {
        return switch (profile.entryForm()) {
            case EntryForm.TemplateForm(var template) -> EntryFormat.of(template);
            case EntryForm.CslStyleForm(String named) -> {
                ChosenStyle chosenStyle = stylesByName.computeIfAbsent(named, this::loadStyle);
                String languageTag = LanguageTags.tagOf(profile.locale());
                boolean isKnownTag = !languageTag.isEmpty() && CslLocale.isKnown(languageTag);
                yield new CslForm(
                        chosenStyle.style(), isKnownTag ? languageTag : chosenStyle.locale());
            }
        };
    }

    /// Only a file named on the command line may be anywhere.
    private ChosenStyle loadStyle(String named) {
        return styleName.isEmpty()
                ? ChosenStyle.forLibrary(libraryPath, named)
                : ChosenStyle.of(named);
    }

    private LibraryOwner assumedOwner(String name) {
        return profilesByName.containsKey(name) ? owner : owner.orNamed(ownNames);
    }

    /// Notes on the assumed owner, if nobody has said, on names in the profile that match nothing,
    /// and on strings that nothing defines.
    ///
    /// @param suggestsNext whether to suggest a command that shows the owner's list
    List<String> remarksOn(String name, Path file, boolean suggestsNext) {
        boolean isAsked =
                !hasProfiles || !profilesByName.containsKey(name) || guessedProfiles.contains(name);
        Stream<LocalizedSentence> lintFindings =
                Stream.concat(
                        ProfileLint.findingsIn(profileNamed(name), sourceFor(profileNamed(name)))
                                .stream(),
                        UndefinedStrings.undefinedIn(listOf(name)).warning().stream());
        return Stream.concat(
                        isAsked
                                ? assumedOwner(name).describeAssumption(file, suggestsNext).stream()
                                : Stream.empty(),
                        lintFindings.map(LocalizedSentence::toString))
                .toList();
    }

    /// How a list prints venues and titles; lists that agree share their works.
    private record PrintedForm(Optional<VenueForm> venueForm, TitleCapitals titleCapitals) {
        static PrintedForm of(Profile profile) {
            return new PrintedForm(profile.venueForm(), profile.entrySettings().titleCapitals());
        }
    }
}
