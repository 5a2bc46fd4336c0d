import { defineLog, logged } from '../../log/define.ts';

export default defineLog({
  actions: {
    deploy: logged('发布流程', 'Deploy', 'processing'),
    state: logged('挂起或激活', 'Suspend or activate', 'warning'),
    clean: logged('清理', 'Clean up', 'error'),
    message: logged('发送消息', 'Send a message', 'processing'),
    signal: logged('发送信号', 'Send a signal', 'processing'),
    condition: logged('检查条件', 'Check conditions', 'processing'),
    variables: logged('修改变量', 'Change variables', 'warning'),
    jump: logged('跳转', 'Jump', 'warning'),
    migrate: logged('迁移版本', 'Migrate', 'warning'),
    suspend: logged('挂起', 'Suspend', 'warning'),
    resume: logged('激活', 'Resume', 'success'),
    retry: logged('重试', 'Retry', 'processing'),
    cancel: logged('取消流程', 'Cancel', 'warning'),
  },
  subjects: {
    process_model: { zh: '流程模型', en: 'Process model' },
    process_definition: { zh: '流程定义', en: 'Process definition' },
    process_instance: { zh: '流程实例', en: 'Process' },
    process_form: { zh: '流程表单', en: 'Process form' },
    process_rule: { zh: '分配规则', en: 'Assignment rule' },
    process_event: { zh: '流程事件', en: 'Process event' },
    process_user_group: { zh: '用户组', en: 'User group' },
    process_calendar: { zh: '工作日历', en: 'Working calendar' },
  },
});
