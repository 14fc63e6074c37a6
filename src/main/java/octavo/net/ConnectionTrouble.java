package octavo.net;

import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.ComputerOffline;
import octavo.net.WebFailure.HostUnreachable;
import octavo.net.WebFailure.TooSlow;
import octavo.net.WebFailure.UntrustedCertificate;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;

import javax.net.ssl.SSLException;

/// Explains why there was no answer at all.
final class ConnectionTrouble {
    private ConnectionTrouble() {}

    static WebFailure failureFor(URI address, IOException failure) {
        String hostName = address.getHost();
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            switch (cause) {
                case UnknownHostException _, UnresolvedAddressException _ -> {
                    return AddressRules.unknownHost(address);
                }
                case NoRouteToHostException _ -> {
                    return new ComputerOffline();
                }
                case SSLException _ -> {
                    return new UntrustedCertificate(hostName);
                }
                default -> {
                    if (String.valueOf(cause.getMessage()).contains("etwork is unreachable")) {
                        return new ComputerOffline();
                    }
                }
            }
        }
        return switch (failure) {
            case HttpConnectTimeoutException _, ConnectException _ -> new HostUnreachable(hostName);
            case HttpTimeoutException _ -> new TooSlow(hostName);
            default -> new BrokenAnswer(hostName);
        };
    }
}
