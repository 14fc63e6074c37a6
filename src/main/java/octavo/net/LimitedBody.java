package octavo.net;

import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;

/// Receives the body of an answer up to a limit, then closes the connection.
final class LimitedBody implements BodySubscriber<byte[]> {
    private final BodySubscriber<byte[]> byteSubscriber = BodySubscribers.ofByteArray();
    private final AtomicBoolean isCut = new AtomicBoolean();
    private final Flow.Subscription[] subscriptions = new Flow.Subscription[1];
    private final int mostBytes;
    private long receivedCount;

    private LimitedBody(int mostBytes) {
        this.mostBytes = mostBytes;
    }

    /// The received bytes.
    ///
    /// @param isCut whether the limit cut them off
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record ReceivedBody(byte[] bytes, boolean isCut) {}

    static BodyHandler<ReceivedBody> upTo(int mostBytes) {
        return _ -> {
            LimitedBody limitedBody = new LimitedBody(mostBytes);
            return BodySubscribers.mapping(
                    limitedBody, bytes -> new ReceivedBody(bytes, limitedBody.isCut.get()));
        };
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        subscriptions[0] = subscription;
        byteSubscriber.onSubscribe(subscription);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        if (isCut.get()) {
            return;
        }
        receivedCount += buffers.stream().mapToLong(ByteBuffer::remaining).sum();
        if (receivedCount <= mostBytes) {
            byteSubscriber.onNext(buffers);
        } else {
            isCut.set(true);
            subscriptions[0].cancel();
            byteSubscriber.onComplete();
        }
    }

    @Override
    public void onError(Throwable failure) {
        byteSubscriber.onError(failure);
    }

    @Override
    public void onComplete() {
        if (!isCut.get()) {
            byteSubscriber.onComplete();
        }
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return byteSubscriber.getBody();
    }
}
