package gongdi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.flowable.common.engine.api.delegate.event.FlowableEngineEventType;
import org.flowable.common.engine.api.delegate.event.FlowableEntityEvent;
import org.flowable.common.engine.api.delegate.event.FlowableEvent;
import org.flowable.common.engine.impl.cfg.TransactionState;
import org.flowable.common.engine.impl.runtime.Clock;
import org.flowable.engine.ManagementService;
import org.flowable.engine.ProcessEngineConfiguration;
import org.flowable.engine.RepositoryService;
import org.flowable.engine.RuntimeService;
import org.flowable.engine.delegate.event.AbstractFlowableEngineEventListener;
import org.flowable.engine.delegate.event.FlowableActivityEvent;
import org.flowable.engine.history.HistoricActivityInstance;
import org.flowable.job.api.Job;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What the conformance suite needs beside the REST interface: the order in which activities end, and the clock. */
@RestController
class Conformance {
  private static final int MOST_JOBS = 200;
  /** An instant that is exactly due is one to come in some places of the engine. */
  private static final long AFTER_DUE = 10;
  private final List<String> ended = Collections.synchronizedList(new ArrayList<>());
  private static final String END_OF_SEQUENCE = "MI_END";
  private static final String EDGE = "boundaryEvent";
  private final Set<String> seen = Collections.synchronizedSet(new HashSet<>());
  private final ManagementService management;
  private final RepositoryService repository;
  private final Clock clock;

  Conformance(
      ManagementService management,
      RepositoryService repository,
      RuntimeService runtime,
      ProcessEngineConfiguration configuration) {
    this.management = management;
    this.repository = repository;
    this.clock = configuration.getClock();
    runtime.addEventListener(
        new Ended(),
        FlowableEngineEventType.ACTIVITY_COMPLETED,
        FlowableEngineEventType.HISTORIC_ACTIVITY_INSTANCE_ENDED);
  }

  private class Ended extends AbstractFlowableEngineEventListener {
    @Override
    public void onEvent(FlowableEvent event) {
      // The history ends boundary events with their host too, whether they happened or not.
      if (event instanceof FlowableActivityEvent activity) {
        if (EDGE.equals(activity.getActivityType())) ended.add(activity.getActivityId());
      } else if (event instanceof FlowableEntityEvent entity
          && entity.getEntity() instanceof HistoricActivityInstance activity
          && !EDGE.equals(activity.getActivityType())
          && !"sequenceFlow".equals(activity.getActivityType())
          && seen.add(activity.getId())) {
        String reason = activity.getDeleteReason();
        // The last of a sequence ends with its body.
        ended.add((reason == null || reason.equals(END_OF_SEQUENCE) ? "" : "!") + activity.getActivityId());
      }
    }

    /** Only what was committed counts. */
    @Override
    public boolean isFireOnTransactionLifecycleEvent() {
      return true;
    }

    @Override
    public String getOnTransaction() {
      return TransactionState.COMMITTED.name();
    }
  }

  @GetMapping("/conformance/trace")
  List<String> trace() {
    return List.copyOf(ended);
  }

  @PostMapping("/conformance/reset")
  void reset() {
    repository.createDeploymentQuery().list().forEach(one -> repository.deleteDeployment(one.getId(), true));
    clock.reset();
    ended.clear();
    seen.clear();
  }

  /** Moves the clock and does what gets due on the way, one after the other. */
  @PostMapping("/conformance/advance")
  void advance(@RequestParam long milliseconds) {
    Date until = new Date(clock.getCurrentTime().getTime() + milliseconds);
    for (int n = 0; n < MOST_JOBS; n++) {
      List<Job> ready = management.createJobQuery().list();
      if (ready.isEmpty()) {
        List<Job> timers = management.createTimerJobQuery().orderByJobDuedate().asc().list();
        if (timers.isEmpty() || timers.get(0).getDuedate().after(until)) break;
        Date due = timers.get(0).getDuedate();
        if (due.after(clock.getCurrentTime())) clock.setCurrentTime(new Date(due.getTime() + AFTER_DUE));
        management.moveTimerToExecutableJob(timers.get(0).getId());
        continue;
      }
      try {
        management.executeJob(ready.get(0).getId());
      } catch (RuntimeException failed) {
        // The engine counts the failure, and makes a dead letter of the last.
      }
    }
    clock.setCurrentTime(until);
  }
}
