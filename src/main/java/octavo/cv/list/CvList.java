package octavo.cv.list;

import octavo.convert.DistinctKeys;
import octavo.convert.ListWords;
import octavo.convert.csl.LanguageTags;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.profile.EntryLines;
import octavo.cv.profile.Numbering;
import octavo.cv.profile.Profile;
import octavo.cv.profile.Profile.Section;
import octavo.cv.profile.Profile.Superseded;
import octavo.cv.profile.RawAround;
import octavo.library.Kind;
import octavo.library.Work;
import octavo.names.PersonName;
import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Builds a publication list from a library and a profile.
public final class CvList {
    private final Profile profile;
    private final CvWorks all;
    private final PersonRules roll;
    private final PublishedPreprints supersession;
    private final SectionSelection selection;
    private final Map<Work, ListedWork> publications = new HashMap<>();
    private final Map<Work, String> keys;
    private final Map<String, EntryLines> entries;
    private final List<Block> blocks = new ArrayList<>();
    private final Set<Work> listed = new HashSet<>();
    private final Set<String> marks = new LinkedHashSet<>();

    /// The next number of each series of numbers.
    private final Map<String, Integer> next = new HashMap<>();

    private CvList(Profile profile, Source source, EntryFormat form) {
        this.profile = profile;
        this.all = source.all();
        OwnNames own = source.own(profile);
        this.roll =
                new PersonRules(
                        profile.names(), own, profile.marks(), ListWords.of(profile.locale()));
        this.keys = keys(source.works());
        this.supersession = PublishedPreprints.of(source.works());
        this.selection = SectionSelection.of(profile, source, own, supersession);
        this.entries = form.write(selection.works().stream().map(this::publication).toList());
    }

    /// The input of a list.
    ///
    /// @param all the publications of the library
    /// @param where the works that match a query, in library order
    /// @param me whether a name is the user's own, as far as the library knows
    public record Source(
            CvWorks all, Function<String, List<Work>> where, Predicate<PersonName> me) {
        public Source {
            where = ofThese(where, all.works());
        }

        /// The input of a single list.
        public Source(
                List<Work> works, Function<String, List<Work>> where, Predicate<PersonName> me) {
            this(new CvWorks(works), where, me);
        }

        List<Work> works() {
            return all.works();
        }

        /// The user's names: those of the profile, and those that the library knows.
        OwnNames own(Profile profile) {
            return new OwnNames(profile.names().own(), me);
        }

        /// Maps results to the works of this list, whichever instances the query returned.
        private static Function<String, List<Work>> ofThese(
                Function<String, List<Work>> where, List<Work> works) {
            Map<Integer, Work> byPlace = new HashMap<>();
            works.forEach(work -> byPlace.put(work.index(), work));
            return query ->
                    where.apply(query).stream()
                            .flatMap(work -> Stream.ofNullable(byPlace.get(work.index())))
                            .toList();
        }
    }

    private static Map<Work, String> keys(List<Work> works) {
        List<String> distinct = DistinctKeys.of(works.stream().map(Work::key).toList());
        Map<Work, String> keys = new HashMap<>();
        for (int i = 0; i < works.size(); i++) {
            keys.put(works.get(i), distinct.get(i));
        }
        return keys;
    }

    public static CvDocument of(Profile profile, Source source, EntryFormat form) {
        CvList list = new CvList(profile, source, form);
        RawAround around = profile.layout().around();
        list.markup(around.before());
        list.selection.parts().forEach(list::section);
        list.ending();
        list.markup(around.after());
        return new CvDocument(list.about(), list.blocks);
    }

    private CvDocument.About about() {
        String language = LanguageTags.tag(profile.locale());
        return new CvDocument.About(
                language.isEmpty() ? "en" : language,
                roll.words().say("publications"),
                profile.names().own().stream()
                        .map(name -> PersonName.parse(name).value())
                        .map(name -> name.display(profile.names().form()))
                        .limit(1)
                        .toList(),
                profile.layout());
    }

    /// The keys in each section, in order.
    public static List<List<String>> keys(Profile profile, Source source) {
        PublishedPreprints supersession = PublishedPreprints.of(source.works());
        return SectionSelection.of(profile, source, source.own(profile), supersession)
                .parts()
                .stream()
                .map(part -> part.listed().stream().map(Work::key).toList())
                .toList();
    }

    private ListedWork publication(Work work) {
        return publications.computeIfAbsent(work, _ -> all.listed(work, said(work)));
    }

    private ListedWork.Said said(Work work) {
        return new ListedWork.Said(
                Objects.requireNonNull(keys.get(work)),
                roll,
                profile.superseded() == Superseded.SHOW
                        ? Optional.empty()
                        : supersession.preprint(work),
                profile.superseded() == Superseded.LINK,
                profile.layout().separators());
    }

    private void section(SectionSelection.Part part) {
        Section section = part.section();
        List<Work> works =
                part.listed().stream()
                        .filter(work -> entries.containsKey(publication(work).key()))
                        .toList();
        if (works.isEmpty() && section.empty().isEmpty()) {
            return;
        }
        blocks.add(new Block.Heading(1, heading(section)));
        if (works.isEmpty()) {
            blocks.add(new Block.Remark(Runs.of(section.empty())));
            return;
        }
        Numbering number = section.number();
        int least = number.least(Optional.ofNullable(next.get(number.series())));
        List<String> labels =
                IntStream.range(0, works.size())
                        .mapToObj(i -> number.label(i, works.size(), least))
                        .toList();
        if (!number.isNone()) {
            next.put(number.series(), least + works.size());
        }
        markup(section.around().before());
        grouped(section.group(), works, labels.iterator(), 2);
        markup(section.around().after());
    }

    /// In the order of the formats, so that lists are made alike each time.
    private void markup(Map<RawFormat, String> pieces) {
        for (RawFormat format : RawFormat.values()) {
            String piece = pieces.getOrDefault(format, "");
            if (!piece.isEmpty()) {
                blocks.add(new Block.Markup(new Run.Raw(format, piece)));
            }
        }
    }

    private Item item(Work work, String label) {
        EntryLines lines = lines(work);
        listed.add(work);
        marks.addAll(roll.printedMarks(publication(work), lines));
        return new Item(publication(work), label, lines, note(work));
    }

    private EntryLines lines(Work work) {
        ListedWork publication = publication(work);
        EntryLines lines = entries.getOrDefault(publication.key(), EntryLines.of(Runs.EMPTY));
        EntryLines linked =
                publication
                        .address("preprint")
                        .filter(address -> !lines.leadTo(address))
                        .map(address -> lines.endingWith(publication.link("preprint", address)))
                        .orElse(lines);
        return linked.plus(Runs.of(note(work)));
    }

    private String note(Work work) {
        return profile.choice().notes().getOrDefault(work.key(), "");
    }

    /// Works below group headings. They are numbered in that order.
    private void grouped(
            List<String> groups, List<Work> works, Iterator<String> labels, int level) {
        if (groups.isEmpty()) {
            blocks.add(
                    new Block.Items(
                            works.stream().map(work -> item(work, labels.next())).toList()));
            return;
        }
        Map<String, List<Work>> parts = new LinkedHashMap<>();
        for (Work work : works) {
            parts.computeIfAbsent(group(groups.getFirst(), work), _ -> new ArrayList<>()).add(work);
        }
        List<String> inner = groups.subList(1, groups.size());
        parts.forEach((name, part) -> {
            blocks.add(new Block.Heading(level, name));
            grouped(inner, part, labels, level + 1);
        });
    }

    private String group(String by, Work work) {
        if (by.equals("kind")) {
            return roll.words().heading(work.kind());
        }
        return work.date()
                .startYear()
                .map(String::valueOf)
                .orElseGet(() -> roll.words().say("undated"));
    }

    private String heading(Section section) {
        if (!section.heading().isEmpty()) {
            return section.heading();
        }
        return Arrays.stream(Kind.values())
                .filter(kind -> section.where().equals("type:" + kind.id()))
                .findFirst()
                .map(roll.words()::heading)
                .orElseGet(() -> roll.words().say("publications"));
    }

    private String meanings() {
        return marks.stream()
                .map(mark -> roll.signs().get(mark) + " " + roll.words().meaning(mark))
                .collect(Collectors.joining(profile.layout().separators().legend()));
    }

    /// What the marks mean, and how much there is.
    private void ending() {
        if (profile.marks().legend().isPresent() && !marks.isEmpty()) {
            String own = profile.marks().legend().get();
            blocks.add(new Block.Remark(Runs.of(own.isEmpty() ? meanings() : own)));
        }
        if (profile.choice().summary()) {
            blocks.add(new Block.Remark(Runs.of(roll.words().say("summary", listed.size()))));
        }
    }
}
