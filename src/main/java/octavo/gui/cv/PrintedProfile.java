package octavo.gui.cv;

import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.CslLocale;
import octavo.csl.style.Style;
import octavo.cslreferences.LanguageTags;
import octavo.cslreferences.NamedStyle;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.Profile.EntryForm;
import octavo.cv.configuration.ProfileReader;
import octavo.cv.configuration.Profiles;
import octavo.cv.list.CslForm;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvList;
import octavo.cv.list.EntryFormat;
import octavo.cv.list.ListedWork;
import octavo.cv.list.PersonMatcher;
import octavo.cv.list.ProfileLint;
import octavo.cv.list.UndefinedStrings;
import octavo.cv.list.VenueNaming;
import octavo.cv.output.CvFiles;
import octavo.cv.output.CvOutput;
import octavo.cv.output.CvWriters;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.pagecontract.VenueRegisters;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.Work;
import octavo.people.DecisionsJson;
import octavo.search.PartialIndex;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.QueryProblem;
import octavo.search.VenueQueries;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;
import octavo.storage.PathConsents;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A profile's list for a library, and the state of its files.
///
/// @param keysBySection the keys in each section, in order
/// @param outputTargets its output files, each with its state
/// @param undefinedStrings strings that it prints by their names
/// @param problems problems of the profile, for people
/// @param firstProblem the first error, or empty. With an error the list is not as intended, and is
///   not written
public record PrintedProfile(
        Profile profile,
        CvDocument cvDocument,
        List<List<String>> keysBySection,
        List<OutputTarget> outputTargets,
        UndefinedStrings undefinedStrings,
        List<String> problems,
        String firstProblem) {

    /// Whether it has files that can be written: none of a list that is not as intended is.
    boolean isWritable() {
        return !outputTargets.isEmpty() && firstProblem.isEmpty();
    }

    /// An output file.
    ///
    /// @param refusal why it cannot take the list, or not yet; empty if it can
    public record OutputTarget(
            CvOutput cvOutput, String name, CvOutput.OutputState outputState, String refusal) {
        /// @param libraryPath the library's path
        static OutputTarget of(
                String profileName,
                Profile.ListOutput output,
                Path libraryPath,
                CvDocument cvDocument,
                CvWriters writers)
                throws IOException {
            Path path = libraryPath.toAbsolutePath().resolveSibling(output.fileName());
            List<Path> sparedPaths = SidecarFile.libraryAndSidecar(libraryPath);
            CvOutput cvOutput =
                    new CvOutput(
                            profileName,
                            output.format(),
                            path,
                            output.isInsertion(),
                            sparedPaths,
                            Optional.of(PathConsents.of(libraryPath)));
            CvFiles cvFiles = cvOutput.toFiles(cvDocument, writers);
            return new OutputTarget(
                    cvOutput,
                    output.fileName(),
                    cvOutput.stateOf(cvFiles),
                    cvOutput.findRefusal(cvFiles).map(MessageTranslator::of).orElse(""));
        }
    }

    /// The input of a list.
    ///
    /// @param libraryPath the library's path, if it has a file
    record ProfileSource(Library library, Sidecar sidecar, Optional<Path> libraryPath) {
        /// The names of the user, as the library says them.
        List<String> ownNames() {
            return DecisionsJson.readDecisions(sidecar).decisions().ownNames();
        }
    }

    /// The names of the profiles; the default list's if there are none.
    static List<String> profileNames(Sidecar sidecar) {
        List<String> names = List.copyOf(Profiles.readAll(sidecar.copyTree()).keySet());
        return names.isEmpty() ? List.of(Profiles.STANDARD.name()) : names;
    }

    static PrintedProfile of(ProfileSource profileSource, String name) throws IOException {
        Map<String, ProfileReader.ReadProfile> profiles =
                Profiles.readAll(profileSource.sidecar().copyTree());
        ProfileReader.ReadProfile readProfile = profiles.get(name);
        Profile profile =
                readProfile == null ? standardProfile(profileSource) : readProfile.profile();
        List<String> problems = new ArrayList<>();
        if (readProfile != null) {
            readProfile.problems().forEach(problem -> problems.add(MessageTranslator.of(problem)));
        }
        List<String> queryProblems = new ArrayList<>();
        List<Work> allWorks = Work.allOf(profileSource.library()).toList();
        CvList.CvSource cvSource = cvSource(profileSource, profile, allWorks, queryProblems);
        CvDocument cvDocument =
                CvList.of(profile, cvSource, entryFormat(profileSource, profile, problems));
        List<OutputTarget> outputTargets = new ArrayList<>();
        CvWriters writers = new CvWriters();
        for (Profile.ListOutput output : profile.outputs()) {
            if (profileSource.libraryPath().isPresent() && !output.fileName().isBlank()) {
                outputTargets.add(
                        OutputTarget.of(
                                profile.name(),
                                output,
                                profileSource.libraryPath().get(),
                                cvDocument,
                                writers));
            }
        }
        List<List<String>> keysBySection = CvList.keys(profile, cvSource);
        problems.addAll(queryProblems);
        String firstProblem = problems.stream().findFirst().orElse("");
        ProfileLint.findingsIn(profile, cvSource)
                .forEach(lintFinding -> problems.add(MessageTranslator.of(lintFinding)));
        cvDocument.entries().forEach(item -> item.listedWork().forgetValues());
        UndefinedStrings undefinedStrings = UndefinedStrings.undefinedIn(cvDocument);
        return new PrintedProfile(
                profile,
                cvDocument,
                keysBySection,
                outputTargets,
                undefinedStrings,
                problems,
                firstProblem);
    }

    /// The usual list, with the user's name in bold if it is known.
    private static Profile standardProfile(ProfileSource profileSource) {
        List<String> ownNames = profileSource.ownNames();
        return ownNames.isEmpty() ? Profiles.STANDARD : Profiles.STANDARD.withSelf(ownNames);
    }

    private static CvList.CvSource cvSource(
            ProfileSource profileSource,
            Profile profile,
            List<Work> allWorks,
            List<String> problems) {
        Library library = profileSource.library();
        PartialIndex partialIndex = PartialIndex.of(library);
        PersonMatcher selfMatcher = PersonMatcher.of(profileSource.ownNames());
        return new CvList.CvSource(
                venueNaming(profileSource, profile)
                        .worksOf(library.withTitles(profile.entrySettings().titleCapitals())),
                query -> {
                    var parsed = QueryParser.parse(query, partialIndex::fieldNames);
                    QueryProblem.remainingProblems(query, parsed, partialIndex::matchingSlots)
                            .forEach(queryProblem -> {
                                String problem =
                                        "“"
                                                + query
                                                + "”: "
                                                + MessageTranslator.of(queryProblem.message());
                                if (!problems.contains(problem)) {
                                    problems.add(problem);
                                }
                            });
                    Query resolvedQuery =
                            VenueQueries.resolveVenues(
                                    parsed.value(),
                                    library,
                                    VenueRegisters::readOrBuiltIn,
                                    () -> VenueDecisions.of(profileSource.sidecar()));
                    BitSet slots = partialIndex.matchingSlots(resolvedQuery);
                    return allWorks.stream()
                            .filter(work -> slots.get(library.slots().get(work.index()).number()))
                            .toList();
                },
                selfMatcher::matchesName);
    }

    private static VenueNaming venueNaming(ProfileSource profileSource, Profile profile) {
        VenueDecisions decisions = VenueDecisions.of(profileSource.sidecar());
        return new VenueNaming(
                profile.venueForm(),
                decisions,
                library ->
                        VenueIndex.clusterOfSlot(
                                library, VenueRegisters.readOrBuiltIn(), decisions));
    }

    private static EntryFormat entryFormat(
            ProfileSource profileSource, Profile profile, List<String> problems) {
        return switch (profile.entryForm()) {
            case EntryForm.TemplateForm(var template) ->
                    EntryFormat.of(template, ListedWork::forgetValues);
            case EntryForm.CslStyleForm(String name) -> {
                Optional<BundledStyles.ResolvedStyle> resolvedStyle =
                        findStyle(profileSource, name, problems);
                Optional<Style> style = resolvedStyle.flatMap(it -> it.style().value());
                if (style.isEmpty()) {
                    problems.add("“" + name + "”");
                    Profile standardProfile = Profiles.STANDARD;
                    yield entryFormat(profileSource, standardProfile, problems);
                }
                String tag = LanguageTags.tagOf(profile.locale());
                boolean isKnown = !tag.isEmpty() && CslLocale.isKnown(tag);
                yield new CslForm(
                        style.get(), isKnown ? tag : resolvedStyle.orElseThrow().locale());
            }
        };
    }

    private static Optional<BundledStyles.ResolvedStyle> findStyle(
            ProfileSource profileSource, String name, List<String> problems) {
        if (profileSource.libraryPath().isEmpty()) {
            return NamedStyle.readStyle(name);
        }
        Path library = profileSource.libraryPath().get();
        try {
            return NamedStyle.readStyle(library, name);
        } catch (IOException exception) {
            Path path = library.toAbsolutePath().resolveSibling(name);
            problems.add(MessageTranslator.of(FileTrouble.whenReading(path, exception)));
            return Optional.empty();
        }
    }
}
