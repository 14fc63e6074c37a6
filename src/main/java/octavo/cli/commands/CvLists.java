package octavo.cli.commands;

import octavo.cli.libraries.ChosenStyle;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.LibraryOwner;
import octavo.cli.libraries.VenueContext;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.NameSuggestion;
import octavo.csl.CslLocale;
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
import octavo.cv.profile.FunderRule;
import octavo.cv.profile.Profile;
import octavo.cv.profile.Profile.EntryForm;
import octavo.cv.profile.Profile.ListOutput;
import octavo.cv.profile.ProfileReader;
import octavo.cv.profile.Profiles;
import octavo.library.Library;
import octavo.library.Work;
import octavo.references.LanguageTags;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.QueryProblem;
import octavo.search.VenueQueries;
import octavo.sidecar.SidecarFile;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueForm;
import octavo.venues.VenueIndex;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
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
    private static final int MANY = 256;

    private final Path library;
    private final Path sidecar;
    private final PartialIndex index;
    private final Library entries;
    private final Map<Optional<VenueForm>, CvWorks> works = new ConcurrentHashMap<>();
    private final VenueDecisions venues;
    private final PrintWriter err;
    private final CvWriters writers = new CvWriters();
    private final Map<Integer, Work> bySlot = new LinkedHashMap<>();
    private final LibraryOwner owner;
    private final String style;
    private final Map<String, Profile> profiles = new LinkedHashMap<>();
    private final Map<String, List<FunderRule>> rules = new ConcurrentHashMap<>();
    private final Set<String> problems = Collections.synchronizedSet(new LinkedHashSet<>());
    private final Map<String, List<Work>> found = new ConcurrentHashMap<>();
    private final Map<String, ChosenStyle> styles = new ConcurrentHashMap<>();
    private final Map<String, CvDocument> made = new ConcurrentHashMap<>(MANY);
    private final Map<String, CvMemory> memories = new ConcurrentHashMap<>(MANY);
    private final Map<String, List<String>> misread = new HashMap<>();

    /// The library's profiles that need an owner's name, which nobody has given.
    private final Set<String> guessed = new HashSet<>();

    private final boolean hasProfiles;

    /// The names of the owner, as the library's profiles give them.
    private final List<String> own;

    /// Whether the command names the owner, so that no profile is needed.
    private final boolean isNamed;

    private CvLists(Path file, Library library, List<String> me, String style, PrintWriter err) {
        this.entries = library;
        this.err = err;
        this.index = PartialIndex.of(library);
        for (int i = 0; i < library.slots().size(); i++) {
            int number = library.slots().get(i).number();
            library.workAt(i).ifPresent(work -> bySlot.put(number, work.withCache()));
        }
        List<Work> all = List.copyOf(bySlot.values());
        this.style = style;
        this.isNamed = !me.isEmpty();
        this.library = file;
        SidecarFile beside = SidecarFile.loadFor(file);
        this.sidecar = beside.sidecarPath();
        this.venues = VenueDecisions.of(beside.content());
        this.owner = LibraryOwner.of(me, beside.content(), all);
        beside.trouble()
                .ifPresent(trouble -> tell(trouble.describeIn(sidecar), trouble.isBroken()));
        Map<String, ProfileReader.ReadProfile> read = Profiles.readAll(beside.content().copyTree());
        hasProfiles = !read.isEmpty();
        this.own =
                read.values().stream()
                        .map(each -> each.profile().nameForms().ownNames())
                        .filter(names -> !names.isEmpty())
                        .findFirst()
                        .orElse(List.of());
        read.forEach((name, each) -> {
            List<String> wrong =
                    each.problems().stream().map(problem -> sidecar + ": " + problem).toList();
            problems.addAll(wrong);
            misread.put(name, wrong);
            boolean isOwners = !me.isEmpty() || owner.isGuessedFor(each);
            profiles.put(name, styled(isOwners ? owner.of(each.profile()) : each.profile()));
            rules.put(name, each.rules());
            if (owner.isGuessedFor(each)) {
                guessed.add(name);
            }
        });
        if (!hasProfiles) {
            profiles.put(Profiles.STANDARD.name(), styled(owner.of(Profiles.STANDARD)));
        }
    }

    /// The profiles of a damaged sidecar are unknown, so no list can be made.
    private void tell(String trouble, boolean isBroken) {
        if (isBroken) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, trouble);
        }
        problems.add(trouble);
    }

    static CvLists of(Path file, List<String> me, String style, PrintWriter err) {
        return new CvLists(file, LibraryLoader.library(file, err).library(), me, style, err);
    }

    private Profile styled(Profile profile) {
        return style.isEmpty() ? profile : profile.withForm(new EntryForm.CslStyleForm(style));
    }

    List<String> problems() {
        return List.copyOf(problems);
    }

    /// The library's own profiles.
    List<String> names() {
        return List.copyOf(profiles.keySet());
    }

    /// All profiles by name, with their purposes.
    Map<String, String> described() {
        Map<String, String> described = new LinkedHashMap<>();
        names().stream()
                .filter(_ -> hasProfiles)
                .forEach(name -> described.put(name, "in the library’s sidecar"));
        for (String name : Profiles.SHIPPED) {
            Profiles.shippedProfile(name)
                    .ifPresent(read -> described.putIfAbsent(name, read.description()));
        }
        return described;
    }

    List<ListOutput> outputs(String name) {
        return profile(name).outputs();
    }

    /// The profile with a name; the only profile without one.
    String chosen(String name) {
        if (name.isEmpty() && isNamed && profiles.size() > 1) {
            return Profiles.STANDARD.name();
        }
        if (name.isEmpty() && profiles.size() > 1) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "which profile? Give --profile with one of: " + all());
        }
        return name.isEmpty() ? profiles.keySet().iterator().next() : profile(name).name();
    }

    private Profile profile(String name) {
        Profile own = profiles.get(name);
        if (own != null) {
            return own;
        }
        if (isNamed && name.equals(Profiles.STANDARD.name())) {
            return styled(owner.of(Profiles.STANDARD));
        }
        ProfileReader.ReadProfile shipped =
                Profiles.shippedProfile(name)
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.WRONG_USE,
                                        "there is no profile %s.%s There are: %s"
                                                .formatted(
                                                        name,
                                                        NameSuggestion.of(
                                                                name, described().keySet()),
                                                        all())));
        rules.putIfAbsent(name, shipped.rules());
        return styled(ownerOf(shipped).of(shipped.profile()));
    }

    /// Whose list it is; if nothing else says, the owner named by the library's own profiles. A
    /// funder's form is never made for a guess.
    private LibraryOwner ownerOf(ProfileReader.ReadProfile shipped) {
        LibraryOwner named = owner.orNamed(own);
        String name = shipped.profile().name();
        if (Profiles.FUNDERS.contains(name)) {
            named.refuseGuess(library, name);
        }
        return named;
    }

    private String all() {
        return String.join(", ", described().keySet());
    }

    /// The list of a profile; it is made once.
    CvDocument list(String name) {
        return made.computeIfAbsent(
                name,
                _ -> {
                    Profile profile = profile(name);
                    return CvList.of(profile, source(profile), form(profile));
                });
    }

    /// The writers of all these lists.
    CvWriters writers() {
        return writers;
    }

    /// The difference between a profile's list before and now.
    CvMemory memory(String name) {
        return memories.computeIfAbsent(name, _ -> new CvMemory(list(name)));
    }

    /// Runs the profiles' queries in order, so that problems are reported in one order, whichever
    /// list is made first.
    ///
    /// @throws Refusal if a profile or one of its queries is invalid: the list would hold something
    ///   else, and replace a good one
    void ask(List<String> names) {
        List<String> wrong = names.stream().flatMap(this::wrong).toList();
        if (!wrong.isEmpty()) {
            problems.removeAll(wrong);
            throw new CommandRefusal(ExitStatus.WRONG_USE, String.join("\noctavo: ", wrong));
        }
        names.forEach(name -> CvList.keys(profile(name), source(profile(name))));
    }

    private Stream<String> wrong(String name) {
        return Stream.concat(
                misread.getOrDefault(name, List.of()).stream(),
                wrongQueries(profile(name)).stream());
    }

    private List<String> wrongQueries(Profile profile) {
        List<String> problems = new ArrayList<>();
        for (int i = 0; i < profile.listSections().size(); i++) {
            Profile.ListSection section = profile.listSections().get(i);
            String place = "profiles.%s.sections[%d].".formatted(profile.name(), i + 1);
            problems.addAll(wrong(place + "where", section.query()));
            problems.addAll(wrong(place + "prefer", section.matchSelection().preferredQuery()));
        }
        for (FunderRule rule : rules.getOrDefault(profile.name(), List.of())) {
            String place =
                    "profiles.%s: where of the rule %s".formatted(profile.name(), rule.name());
            problems.addAll(wrong(place, rule.query()));
        }
        return problems;
    }

    private List<String> wrong(String place, String query) {
        return QueryProblem.remainingProblems(
                        query, QueryParser.parse(query, index::fieldNames), index::matchingSlots)
                .stream()
                .map(wrong -> "%s: %s: %s".formatted(sidecar, place, said(query, wrong)))
                .toList();
    }

    private static String said(String query, Diagnostic wrong) {
        return "in “%s”, at character %d: %s"
                .formatted(query, wrong.span().start() + 1, wrong.message());
    }

    /// The rules of its profile that a list breaks.
    List<String> breaches(String name) {
        Profile profile = profile(name);
        return RuleCheck.findBreaches(
                profile, rules.getOrDefault(name, List.of()), source(profile));
    }

    private CvList.CvSource source(Profile profile) {
        return new CvList.CvSource(
                works.computeIfAbsent(profile.venueForm(), this::named), this::where, owner);
    }

    private CvWorks named(Optional<VenueForm> form) {
        return new VenueNaming(
                        form,
                        venues,
                        these ->
                                VenueIndex.of(these, VenueContext.register(List.of(), err), venues))
                .worksOf(entries);
    }

    private EntryFormat form(Profile profile) {
        return switch (profile.entryForm()) {
            case EntryForm.TemplateForm(var template) -> EntryFormat.of(template);
            case EntryForm.CslStyleForm(String named) -> {
                ChosenStyle chosen = styles.computeIfAbsent(named, this::style);
                String tag = LanguageTags.tagOf(profile.locale());
                boolean known = !tag.isEmpty() && CslLocale.isKnown(tag);
                yield new CslForm(chosen.style(), known ? tag : chosen.locale());
            }
        };
    }

    /// Only a file named on the command line may be anywhere.
    private ChosenStyle style(String named) {
        return style.isEmpty() ? ChosenStyle.beside(library, named) : ChosenStyle.of(named);
    }

    private List<Work> where(String query) {
        return found.computeIfAbsent(query, this::fitting);
    }

    private List<Work> fitting(String query) {
        var parsed = QueryParser.parse(query, index::fieldNames);
        for (Diagnostic wrong :
                QueryProblem.remainingProblems(query, parsed, index::matchingSlots)) {
            problems.add(said(query, wrong));
        }
        Query asked =
                VenueQueries.resolveVenues(
                        parsed.value(),
                        entries,
                        () -> VenueContext.register(List.of(), err),
                        () -> venues);
        BitSet slots = index.matchingSlots(asked);
        return bySlot.entrySet().stream()
                .filter(entry -> slots.get(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    private LibraryOwner assumedOwner(String name) {
        return profiles.containsKey(name) ? owner : owner.orNamed(own);
    }

    /// Notes on the assumed owner, if nobody has said, on names in the profile that match nothing,
    /// and on strings that nothing defines.
    ///
    /// @param next whether to suggest a command that shows the owner's list
    List<String> remarks(String name, Path file, boolean next) {
        boolean isAsked = !hasProfiles || !profiles.containsKey(name) || guessed.contains(name);
        Stream<LocalizedSentence> found =
                Stream.concat(
                        ProfileLint.findingsIn(profile(name), source(profile(name))).stream(),
                        UndefinedStrings.undefinedIn(list(name)).warning().stream());
        return Stream.concat(
                        isAsked ? assumedOwner(name).assumed(file, next).stream() : Stream.empty(),
                        found.map(LocalizedSentence::toString))
                .toList();
    }
}
