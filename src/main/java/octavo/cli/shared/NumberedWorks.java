package octavo.cli.shared;

import octavo.discovery.FoundWork;
import octavo.fields.FieldName;
import octavo.lookup.RecordedWork;
import octavo.storage.CacheFolder;
import octavo.storage.CacheStore;
import octavo.storage.ContentDigest;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The numbers that the last search gave to works, kept in the user's cache: what is chosen by its
/// number is what had it on the screen, whoever has answered since.
public final class NumberedWorks {
    private static final long MOST_BYTES = 4L << 20;

    private final CacheStore cacheStore;
    private final String listingName;

    private NumberedWorks(CacheStore cacheStore, String listingName) {
        this.cacheStore = cacheStore;
        this.listingName = listingName;
    }

    /// The numbers of one search.
    ///
    /// @param searchText all that decides what it finds
    public static NumberedWorks ofUser(String searchText) {
        return new NumberedWorks(
                new CacheStore(CacheFolder.ofUser().resolve("searches"), MOST_BYTES),
                ContentDigest.hexDigest(searchText.getBytes(StandardCharsets.UTF_8)));
    }

    /// Names a record by the answer that it is in.
    private static String recordName(RecordedWork record) {
        return record.serviceName()
                + " "
                + record.sourcedWork().answerStamp().answerDigest()
                + " "
                + record.work()
                        .identifier()
                        .orElseGet(() -> record.work().plainText(FieldName.TITLE));
    }

    /// Keeps the works as numbers 1 and following.
    public void store(List<FoundWork> foundWorks) {
        ArrayNode numbersJson = JsonMapper.shared().createArrayNode();
        for (FoundWork foundWork : foundWorks) {
            ArrayNode namesJson = numbersJson.addArray();
            foundWork.cluster().records().stream()
                    .map(NumberedWorks::recordName)
                    .forEach(namesJson::add);
        }
        try {
            cacheStore.putValue(
                    listingName, numbersJson.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException failure) {
            System.getLogger(NumberedWorks.class.getName())
                    .log(Level.WARNING, "the numbers of the works cannot be kept", failure);
        }
    }

    /// The works that have had some numbers; empty if one of them is not known.
    public Optional<List<FoundWork>> choose(List<Integer> numbers, List<FoundWork> foundWorks) {
        Optional<JsonNode> numbersJson = load();
        if (numbersJson.isEmpty()) {
            return Optional.empty();
        }
        Set<Integer> chosenIndices = new LinkedHashSet<>();
        for (int number : numbers) {
            Set<String> recordNames =
                    numbersJson
                            .get()
                            .path(number - 1)
                            .valueStream()
                            .map(it -> it.asString(""))
                            .collect(Collectors.toSet());
            OptionalInt chosenIndex =
                    IntStream.range(0, foundWorks.size())
                            .filter(i -> hasRecord(foundWorks.get(i), recordNames))
                            .findFirst();
            if (chosenIndex.isEmpty()) {
                return Optional.empty();
            }
            chosenIndices.add(chosenIndex.getAsInt());
        }
        return Optional.of(chosenIndices.stream().map(foundWorks::get).toList());
    }

    private static boolean hasRecord(FoundWork foundWork, Set<String> recordNames) {
        return foundWork.cluster().records().stream()
                .map(NumberedWorks::recordName)
                .anyMatch(recordNames::contains);
    }

    private Optional<JsonNode> load() {
        try {
            return cacheStore.getValue(listingName).map(JsonMapper.shared()::readTree);
        } catch (IOException | JacksonException _) {
            return Optional.empty(); // as if it had been evicted
        }
    }
}
