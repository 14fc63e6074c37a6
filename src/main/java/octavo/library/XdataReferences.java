package octavo.library;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Resolves references to single fields of an `@xdata` entry: `author = {xdata=key-author}`, or
/// `xdata=key-author-2` for one member of its list (biblatex 3.13, section 3.13.6).
///
/// @param fieldTexts the text of an entry's field, by key and field
record XdataReferences(BiFunction<String, String, Optional<String>> fieldTexts) {
    private static final Pattern REFERENCE =
            Pattern.compile("\\s*xdata\\s*=\\s*([^\\s,{}]+)-([a-z]+)(?:-([0-9]{1,4}))?\\s*");
    private static final Pattern LIST_SEPARATOR = Pattern.compile("\\s+and\\s+");
    private static final int MAX_DEPTH = 10;

    /// The text with its references resolved. One that leads nowhere, or in a circle, stays.
    String resolveIn(String fieldText) {
        return resolveIn(fieldText, Set.of());
    }

    private String resolveIn(String fieldText, Set<String> visitedReferences) {
        List<String> members = splitList(fieldText);
        if (members.stream().noneMatch(member -> REFERENCE.matcher(member).matches())) {
            return fieldText;
        }
        return members.stream()
                .map(member -> resolveMember(member, visitedReferences))
                .collect(Collectors.joining(" and "));
    }

    private String resolveMember(String member, Set<String> visitedReferences) {
        Matcher referenceMatcher = REFERENCE.matcher(member);
        if (!referenceMatcher.matches()
                || visitedReferences.contains(member)
                || visitedReferences.size() >= MAX_DEPTH) {
            return member;
        }
        Set<String> deeperReferences = new HashSet<>(visitedReferences);
        deeperReferences.add(member);
        return fieldTexts
                .apply(referenceMatcher.group(1), referenceMatcher.group(2))
                .flatMap(text -> memberOf(text, Optional.ofNullable(referenceMatcher.group(3))))
                .map(text -> resolveIn(text, deeperReferences))
                .orElse(member);
    }

    private static Optional<String> memberOf(String fieldText, Optional<String> memberNumber) {
        if (memberNumber.isEmpty()) {
            return Optional.of(fieldText);
        }
        List<String> members = splitList(fieldText);
        int index = Integer.parseInt(memberNumber.get()) - 1;
        return index >= 0 && index < members.size()
                ? Optional.of(members.get(index))
                : Optional.empty();
    }

    private static List<String> splitList(String fieldText) {
        return Arrays.asList(LIST_SEPARATOR.split(fieldText, -1));
    }
}
