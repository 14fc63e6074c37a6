package octavo.gui.pagecontract;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.lookup.ListingReply.ListingFailure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Says on one line which services have not answered, and why.
public final class ServiceFailures {
    private static final MessageTexts MESSAGES = MessageTexts.of(ServiceFailures.class);

    private ServiceFailures() {}

    /// Empty if there are none.
    public static String describe(List<ListingFailure> failures) {
        Map<String, String> failureReasons = new LinkedHashMap<>();
        failures.forEach(
                it -> failureReasons.put(it.serviceName(), MessageTranslator.of(it.reason())));
        return describe(failureReasons);
    }

    /// Services that fail for the same reason are named together.
    ///
    /// @param failureReasons why, by the names of services
    public static String describe(Map<String, String> failureReasons) {
        Map<String, Set<String>> namesByReason = new LinkedHashMap<>();
        failureReasons.forEach((serviceName, reason) ->
                namesByReason.computeIfAbsent(reason, _ -> new TreeSet<>()).add(serviceName));
        String failureText =
                namesByReason.entrySet().stream()
                        .map(it ->
                                MESSAGES.text(
                                        "failed.reason",
                                        String.join(", ", it.getValue()),
                                        it.getKey()))
                        .collect(Collectors.joining("; "));
        return failureText.isEmpty() ? "" : MESSAGES.text("failed", failureText);
    }
}
