package octavo.gui.cv;

import octavo.csl.CslLocale;
import octavo.csl.Style;
import octavo.csl.catalogue.BundledStyles;
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
import octavo.cv.profile.Profile;
import octavo.cv.profile.Profile.EntryForm;
import octavo.cv.profile.ProfileReader;
import octavo.cv.profile.Profiles;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.page.VenueRegisters;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.Work;
import octavo.people.DecisionsJson;
import octavo.references.LanguageTags;
import octavo.references.NamedStyle;
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
/// @param keys the keys in each section, in order
/// @param files its output files, each with its state
/// @param undefined strings that it prints by their names
/// @param problems problems of the profile, for people
/// @param wrong the first error, or empty. With an error the list is not as intended, and is not
///   written
public record PrintedProfile(
        Profile profile,
        CvDocument document,
        List<List<String>> keys,
        List<Target> files,
        UndefinedStrings undefined,
        List<String> problems,
        String wrong) {

    /// An output file.
    ///
    /// @param refusal why it cannot take the list, or not yet; empty if it can
    public record Target(CvOutput file, String name, CvOutput.OutputState state, String refusal) {
        /// @param library the library's path
        static Target of(
                String profile,
                Profile.ListOutput output,
                Path library,
                CvDocument list,
                CvWriters writers)
                throws IOException {
            Path path = library.toAbsolutePath().resolveSibling(output.fileName());
            List<Path> spared = SidecarFile.libraryAndSidecar(library);
            CvOutput file =
                    new CvOutput(
                            profile,
                            output.format(),
                            path,
                            output.isInsertion(),
                            spared,
                            Optional.of(PathConsents.of(library)));
            CvFiles made = file.toFiles(list, writers);
            return new Target(
                    file,
                    output.fileName(),
                    file.stateOf(made),
                    file.findRefusal(made).map(MessageTranslator::of).orElse(""));
        }
    }

    /// The input of a list.
    ///
    /// @param file the library's path, if it has a file
    record Source(Library library, Sidecar sidecar, Optional<Path> file) {
        /// The names of the user, as the library says them.
        List<String> ownNames() {
            return DecisionsJson.read(sidecar).decisions().ownNames();
        }
    }

    /// The names of the profiles; the default list's if there are none.
    static List<String> names(Sidecar sidecar) {
        List<String> names = List.copyOf(Profiles.readAll(sidecar.copyTree()).keySet());
        return names.isEmpty() ? List.of(Profiles.STANDARD.name()) : names;
    }

    static PrintedProfile of(Source source, String name) throws IOException {
        Map<String, ProfileReader.ReadProfile> profiles =
                Profiles.readAll(source.sidecar().copyTree());
        ProfileReader.ReadProfile read = profiles.get(name);
        Profile profile = read == null ? standard(source) : read.profile();
        List<String> problems = new ArrayList<>();
        if (read != null) {
            read.problems().forEach(problem -> problems.add(MessageTranslator.of(problem)));
        }
        List<String> queries = new ArrayList<>();
        List<Work> all = Work.allOf(source.library()).toList();
        CvList.CvSource from = works(source, profile, all, queries);
        CvDocument document = CvList.of(profile, from, form(source, profile, problems));
        List<Target> files = new ArrayList<>();
        CvWriters writers = new CvWriters();
        for (Profile.ListOutput output : profile.outputs()) {
            if (source.file().isPresent() && !output.fileName().isBlank()) {
                files.add(
                        Target.of(profile.name(), output, source.file().get(), document, writers));
            }
        }
        List<List<String>> keys = CvList.keys(profile, from);
        problems.addAll(queries);
        String wrong = problems.stream().findFirst().orElse("");
        ProfileLint.findingsIn(profile, from)
                .forEach(unfound -> problems.add(MessageTranslator.of(unfound)));
        document.entries().forEach(item -> item.listedWork().forgetValues());
        UndefinedStrings undefined = UndefinedStrings.undefinedIn(document);
        return new PrintedProfile(profile, document, keys, files, undefined, problems, wrong);
    }

    /// The usual list, with the user's name in bold if it is known.
    private static Profile standard(Source source) {
        List<String> own = source.ownNames();
        return own.isEmpty() ? Profiles.STANDARD : Profiles.STANDARD.withSelf(own);
    }

    private static CvList.CvSource works(
            Source source, Profile profile, List<Work> all, List<String> problems) {
        Library library = source.library();
        PartialIndex index = PartialIndex.of(library);
        PersonMatcher me = PersonMatcher.of(source.ownNames());
        return new CvList.CvSource(
                venues(source, profile).worksOf(library),
                query -> {
                    var parsed = QueryParser.parse(query, index::fieldNames);
                    QueryProblem.remainingProblems(query, parsed, index::matchingSlots)
                            .forEach(wrong -> {
                                String problem =
                                        "“" + query + "”: " + MessageTranslator.of(wrong.message());
                                if (!problems.contains(problem)) {
                                    problems.add(problem);
                                }
                            });
                    Query asked =
                            VenueQueries.resolveVenues(
                                    parsed.value(),
                                    library,
                                    VenueRegisters::readOrBuiltIn,
                                    () -> VenueDecisions.of(source.sidecar()));
                    BitSet slots = index.matchingSlots(asked);
                    return all.stream()
                            .filter(work -> slots.get(library.slots().get(work.index()).number()))
                            .toList();
                },
                me::matchesName);
    }

    private static VenueNaming venues(Source source, Profile profile) {
        VenueDecisions decisions = VenueDecisions.of(source.sidecar());
        return new VenueNaming(
                profile.venueForm(),
                decisions,
                library -> VenueIndex.of(library, VenueRegisters.readOrBuiltIn(), decisions));
    }

    private static EntryFormat form(Source source, Profile profile, List<String> problems) {
        return switch (profile.entryForm()) {
            case EntryForm.TemplateForm(var template) ->
                    EntryFormat.of(template, ListedWork::forgetValues);
            case EntryForm.CslStyleForm(String name) -> {
                Optional<BundledStyles.ResolvedStyle> found = style(source, name, problems);
                Optional<Style> style = found.flatMap(it -> it.style().value());
                if (style.isEmpty()) {
                    problems.add("“" + name + "”");
                    Profile plain = Profiles.STANDARD;
                    yield form(source, plain, problems);
                }
                String tag = LanguageTags.tagOf(profile.locale());
                boolean known = !tag.isEmpty() && CslLocale.isKnown(tag);
                yield new CslForm(style.get(), known ? tag : found.orElseThrow().locale());
            }
        };
    }

    private static Optional<BundledStyles.ResolvedStyle> style(
            Source source, String name, List<String> problems) {
        if (source.file().isEmpty()) {
            return NamedStyle.readStyle(name);
        }
        Path library = source.file().get();
        try {
            return NamedStyle.readStyle(library, name);
        } catch (IOException trouble) {
            Path path = library.toAbsolutePath().resolveSibling(name);
            problems.add(MessageTranslator.of(FileTrouble.whenReading(path, trouble)));
            return Optional.empty();
        }
    }
}
