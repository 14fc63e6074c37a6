package octavo.cli;

import octavo.csl.CslLocale;
import octavo.exporter.csl.Languages;
import octavo.exporter.cv.CslForm;
import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvList;
import octavo.exporter.cv.EntryForm;
import octavo.exporter.cv.Profile;
import octavo.exporter.cv.Profile.Form;
import octavo.exporter.cv.Profile.Output;
import octavo.exporter.cv.ProfileReader;
import octavo.exporter.cv.Profiles;
import octavo.library.Library;
import octavo.library.Work;
import octavo.search.Index;
import octavo.search.QueryParser;
import octavo.sidecar.SidecarFile;
import octavo.text.Diagnostic;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// The lists that a library and its sidecar's profiles make.
final class CvLists {
    private final Library library;
    private final Index index;
    private final Map<String, Profile> profiles;
    private final List<String> problems = new ArrayList<>();
    private final boolean hasProfiles;
    private final boolean knowsMe;

    private CvLists(Library library, SidecarFile sidecar, List<String> me, String style) {
        this.library = library;
        this.index = Index.of(library);
        sidecar.trouble()
                .ifPresent(trouble -> problems.add(sidecar.path() + ": " + trouble.message()));
        Map<String, ProfileReader.Read> read = Profiles.of(sidecar.content().tree());
        hasProfiles = !read.isEmpty();
        profiles = new LinkedHashMap<>();
        read.forEach((name, each) -> {
            each.problems().forEach(problem -> problems.add(sidecar.path() + ": " + problem));
            profiles.put(name, each.profile());
        });
        if (!hasProfiles) {
            profiles.put(Profiles.STANDARD.name(), Profiles.STANDARD);
        }
        if (!me.isEmpty()) {
            profiles.replaceAll((_, profile) -> profile.withSelf(me));
        }
        if (!style.isEmpty()) {
            profiles.replaceAll((_, profile) -> profile.withForm(new Form.Csl(style)));
        }
        knowsMe = !me.isEmpty();
    }

    static CvLists of(Path file, List<String> me, String style) {
        return new CvLists(Opened.library(file).library(), SidecarFile.load(file), me, style);
    }

    List<String> problems() {
        return List.copyOf(problems);
    }

    List<String> names() {
        return List.copyOf(profiles.keySet());
    }

    List<Output> outputs(String name) {
        return profile(name).outputs();
    }

    /// The profile of a name, or the only one where there is no name.
    String chosen(String name) {
        if (name.isEmpty() && profiles.size() > 1) {
            throw new Refusal(Cli.WRONG_USE, "which profile? Give --profile with one of: " + all());
        }
        return name.isEmpty() ? profiles.keySet().iterator().next() : profile(name).name();
    }

    private Profile profile(String name) {
        Profile profile = profiles.get(name);
        if (profile == null) {
            throw new Refusal(
                    Cli.WRONG_USE,
                    hasProfiles
                            ? "there is no profile %s. There are: %s".formatted(name, all())
                            : "the library has no profiles, so no %s.".formatted(name));
        }
        return profile;
    }

    private String all() {
        return String.join(", ", profiles.keySet());
    }

    CvDocument list(String name) {
        Profile profile = profile(name);
        CvList.Source source = new CvList.Source(works(), this::where, _ -> false);
        return CvList.of(profile, source, form(profile));
    }

    private static EntryForm form(Profile profile) {
        return switch (profile.form()) {
            case Form.Own(var template) -> EntryForm.of(template);
            case Form.Csl(String style) -> {
                ChosenStyle chosen = ChosenStyle.of(style);
                String tag = Languages.tag(profile.locale());
                boolean known = !tag.isEmpty() && CslLocale.isKnown(tag);
                yield new CslForm(chosen.style(), known ? tag : chosen.locale());
            }
        };
    }

    private List<Work> works() {
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(i -> library.work(i).stream())
                .toList();
    }

    private List<Work> where(String query) {
        var parsed = QueryParser.parse(query, index.fields());
        for (Diagnostic wrong : parsed.diagnostics()) {
            String problem =
                    "in “%s”, at character %d: %s"
                            .formatted(query, wrong.where().start() + 1, wrong.message());
            if (!problems.contains(problem)) {
                problems.add(problem);
            }
        }
        BitSet slots = index.matching(parsed.value());
        return IntStream.range(0, library.slots().size())
                .filter(i -> slots.get(library.slots().get(i).number()))
                .boxed()
                .flatMap(i -> library.work(i).stream())
                .toList();
    }

    /// What to type to bring out one's own name, where nobody has said whose the library is.
    Optional<String> hint(Path file) {
        if (hasProfiles || knowsMe) {
            return Optional.empty();
        }
        return OwnName.of(works())
                .map(name ->
                        "to bring out your name: octavo cv %s --me \"%s\" --format markdown"
                                .formatted(file, name));
    }
}
